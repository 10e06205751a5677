import type { Db } from '../../../db/database.ts';
import type { Order } from '../../order/record/order.ts';
import { changeWithdrawal, listUnpaid } from '../record/withdrawal-repository.ts';
import { requestRefundOf } from './request-refund-of.ts';

/**
 * Ends the withdrawals of an order whose cash is collected or will never be, within the transaction of that step.
 * If it is collected, these refunds are done at the same instant (LAW-39).
 */
export async function endUnpaid(
  tx: Db,
  order: Pick<Order, 'id' | 'paymentMethod' | 'tipCents'>,
  { at, isCollected }: { at: Temporal.Instant; isCollected: boolean },
): Promise<void> {
  for (const withdrawal of await listUnpaid(tx, order.id)) {
    if (isCollected) await requestRefundOf(tx, { order, withdrawal, at, isCollected });
    else await changeWithdrawal(tx, withdrawal.id, { state: 'settled', endedAt: at });
  }
}
