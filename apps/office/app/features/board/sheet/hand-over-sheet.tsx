import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Pick } from '../../../components/pick.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { orderName } from '../base/order-name.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { BoardSheet } from './board-sheet.tsx';
import styles from './sheet.module.css';

/** The staff must say that they collected the cash before a cash order is handed over (BRD-33). */
export function HandOverSheet({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { act } = useOrderActions(order);
  const [answer, setAnswer] = useState<'yes' | 'not-yet'>('yes');
  const amount = format.money(order.dueCents);
  const handOver = () => {
    act({ kind: 'hand-over', isCashCollected: answer === 'yes' });
    closeSheet();
  };
  return (
    <BoardSheet
      testId="hand-over-sheet"
      title={say('board.handOver.title', { amount })}
      footer={
        <>
          <OfficeButton kind="outline" onClick={closeSheet}>
            <Text id="board.sheet.back" />
          </OfficeButton>
          <OfficeButton kind="go" className={styles.grow} onClick={handOver} data-testid="hand-over-confirm">
            <Icon name="check" />
            <Text
              id={answer === 'yes' ? 'board.handOver.confirm' : 'board.handOver.leave'}
              values={{ mode: order.mode }}
            />
          </OfficeButton>
        </>
      }
    >
      <div className={styles.parts}>
        <p>{say('board.sheet.title', { number: order.number, name: orderName(order) })}</p>
        <Pick
          legend={say('board.handOver.title', { amount })}
          isLegendHidden
          chosen={answer}
          onChoose={setAnswer}
          choices={[
            { value: 'yes', label: say('board.handOver.yes'), hint: say('board.handOver.yesHint', { amount }) },
            { value: 'not-yet', label: say('board.handOver.notYet'), hint: say('board.handOver.notYetHint') },
          ]}
        />
      </div>
    </BoardSheet>
  );
}
