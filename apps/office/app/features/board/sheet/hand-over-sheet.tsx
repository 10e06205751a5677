import type { BoardOrder } from '@comptoir/contract';
import type { Identity } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { orderName } from '@comptoir/words';
import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Pick } from '../../../components/pick.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { hasAlcohol } from '../base/has-alcohol.ts';
import { isUnpaid } from '../base/order-money.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { IdentityButtons } from './alcohol/identity-buttons.tsx';
import styles from './sheet.module.css';

/** The staff must say that they collected the cash (BRD-33) and whether they saw an identity for alcohol (LAW-29). */
export function HandOverSheet({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { act } = useOrderActions(order);
  const [answer, setAnswer] = useState<'yes' | 'not-yet'>('yes');
  const isCash = order.dueCents > 0;
  const isGiven = !isCash || answer === 'yes';
  const asksIdentity = hasAlcohol(order) && isGiven;
  const amount = format.money(order.dueCents);
  const title = isCash ? say('board.handOver.title', { amount }) : say('board.alcohol.title');
  const handOver = (identity?: Identity) => {
    act({ kind: 'hand-over', isCashCollected: isUnpaid(order) ? isGiven : null, ...(identity && { identity }) });
    closeSheet();
  };
  return (
    <BoardSheet
      testId="hand-over-sheet"
      title={title}
      footer={
        asksIdentity ? (
          <IdentityButtons className={styles.grow} onAnswer={handOver} />
        ) : (
          <>
            <OfficeButton kind="outline" onClick={closeSheet}>
              <Text id="board.sheet.back" />
            </OfficeButton>
            <OfficeButton kind="go" className={styles.grow} onClick={() => handOver()} data-testid="hand-over-confirm">
              <Icon name="check" />
              <Text id={isGiven ? 'board.handOver.confirm' : 'board.handOver.leave'} values={{ mode: order.mode }} />
            </OfficeButton>
          </>
        )
      }
    >
      <div className={styles.parts}>
        <p>{say('board.sheet.title', { number: order.number, name: orderName(order) })}</p>
        {isCash && (
          <Pick
            legend={title}
            isLegendHidden
            chosen={answer}
            onChoose={setAnswer}
            choices={[
              { value: 'yes', label: say('board.handOver.yes'), hint: say('board.handOver.yesHint', { amount }) },
              { value: 'not-yet', label: say('board.handOver.notYet'), hint: say('board.handOver.notYetHint') },
            ]}
          />
        )}
        {asksIdentity && isCash && (
          <p>
            <Text as="b" id="board.alcohol.title" />
          </p>
        )}
        {asksIdentity && <Consequence look="plain">{say('board.alcohol.hint')}</Consequence>}
      </div>
    </BoardSheet>
  );
}
