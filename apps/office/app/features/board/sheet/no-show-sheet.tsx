import type { BoardOrder } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Pick } from '../../../components/pick.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { isUnpaid, refundableCents } from '../base/order-money.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import styles from './sheet.module.css';

/** Marks an order as not collected. The payment is not refunded unless the staff choose so (BRD-37). */
export function NoShowSheet({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { act } = useOrderActions(order);
  const [answer, setAnswer] = useState<'keep' | 'refund'>('keep');
  const refundable = refundableCents(order);
  const note = () => {
    act({ kind: 'no-show', isPaidBack: refundable > 0 && answer === 'refund' });
    closeSheet();
  };
  return (
    <BoardSheet
      testId="no-show-sheet"
      title={say('board.noShow.title', { number: order.number })}
      footer={
        <>
          <OfficeButton kind="outline" onClick={closeSheet}>
            <Text id="board.sheet.back" />
          </OfficeButton>
          <OfficeButton kind="bad" className={styles.grow} onClick={note} data-testid="no-show-confirm">
            <Text id="board.noShow.confirm" />
          </OfficeButton>
        </>
      }
    >
      {refundable > 0 ? (
        <Pick
          legend={say('board.noShow.title', { number: order.number })}
          isLegendHidden
          chosen={answer}
          onChoose={setAnswer}
          choices={[
            { value: 'keep', label: say('board.noShow.keep') },
            { value: 'refund', label: say('board.noShow.refund', { amount: format.money(refundable) }) },
          ]}
        />
      ) : (
        <Consequence look="plain">{say(isUnpaid(order) ? 'board.noShow.cash' : 'board.noShow.nothing')}</Consequence>
      )}
    </BoardSheet>
  );
}
