import type { Db } from '../../../db/database.ts';
import type { Order } from '../../order/record/order.ts';
import { insertRefund } from '../../payment/refund/refund-repository.ts';
import { findTipLeft } from '../../payment/refund/tip-repository.ts';
import type { Withdrawal } from '../record/open-withdrawal.ts';
import { changeWithdrawal } from '../record/withdrawal-repository.ts';

/**
 * Requests the refund of a withdrawal, whose order is held. A card is paid back after the commit; cash, once a manager
 * says so (LAW-40), or at once if `isCollected`: the diner gives only the rest (LAW-39). A tip goes back whole (PYX-90).
 */
export async function requestRefundOf(
  tx: Db,
  {
    order,
    withdrawal,
    at,
    by,
    isCollected = false,
  }: {
    order: Pick<Order, 'id' | 'paymentMethod' | 'tipCents'>;
    withdrawal: Withdrawal;
    at: Temporal.Instant;
    by?: string;
    isCollected?: boolean;
  },
): Promise<Withdrawal> {
  const { id, lines, amountCents, taxes } = withdrawal;
  const tipCents = await findTipLeft(tx, order);
  const isFree = amountCents + tipCents === 0;
  const part = { lines: lines.map(({ line }) => line), units: lines, amountCents, tipCents, taxes };
  const how = { method: order.paymentMethod, origin: 'withdrawal', at, isDone: isCollected } as const;
  const refundId = isFree ? null : (await insertRefund(tx, order.id, part, how)).id;
  const isSettled = isFree || isCollected;
  const after = { refundId, state: isSettled ? 'settled' : 'settling', endedAt: isSettled ? at : null } as const;
  await changeWithdrawal(tx, id, { ...after, ...(by !== undefined && { by }) });
  return { ...withdrawal, ...after };
}
