import type { BoardOrder } from '@comptoir/contract';
import { Text } from '../../../messages/text.tsx';
import { useFormat } from '../../../messages/use-format.ts';
import { Consequence } from './consequence.tsx';
import styles from './sheet.module.css';

/** The total, and what of it is paid, due or given back. */
export function OrderMoney({ order }: { order: BoardOrder }) {
  const format = useFormat();
  const { totalCents, dueCents, refundedCents, paymentMethod } = order;
  const paidText = paymentMethod === 'card' ? 'board.sheet.paidCard' : 'board.sheet.paidCash';
  return (
    <>
      <p className={styles.total}>
        <Text id="board.sheet.total" />
        <span className="figures">{format.money(totalCents)}</span>
      </p>
      <Consequence look={dueCents > 0 ? 'plain' : 'good'}>
        {dueCents > 0 ? (
          <Text id="board.sheet.due" values={{ amount: format.money(dueCents) }} />
        ) : (
          <Text id={paidText} values={{ amount: format.money(totalCents) }} />
        )}
      </Consequence>
      {refundedCents > 0 && <Text as="p" id="board.sheet.refunded" values={{ amount: format.money(refundedCents) }} />}
    </>
  );
}
