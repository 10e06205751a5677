import type { Db } from '../../../db/database.ts';
import { moveStatus } from '../../order/record/order-repository.ts';
import { insertMissing, wasPresumed } from '../../order/record/presumed-cash-repository.ts';
import { listRefundedParts } from '../../payment/refund/refund-repository.ts';
import { holdOrder, moveProgress } from './action-repository.ts';

interface Asked {
  reason: string;
  by: string;
  at: Temporal.Instant;
}

/**
 * Says that the presumed cash of an order was not collected: the order ends as cancelled, and the books take the sale back on this
 * day (BOK-20). `order_moved` means that its cash is not presumed, or that a part of it was paid back or withdrawn; what is left of
 * that sale goes back by a refund.
 */
export async function takeCashBack(
  tx: Db,
  orderId: string,
  { reason, by, at }: Asked,
): Promise<'order_not_found' | 'order_moved' | null> {
  const order = await holdOrder(tx, orderId);
  if (!order) return 'order_not_found';
  const isSold = order.status === 'pending' && (await wasPresumed(tx, orderId));
  if (!isSold || (await listRefundedParts(tx, [orderId])).has(orderId)) return 'order_moved';
  await moveStatus(tx, orderId, { status: 'cancelled', at, isPresumed: true });
  await insertMissing(tx, orderId, { amountCents: order.totalCents, reason, by, at });
  const ended = await moveProgress(
    tx,
    order,
    { ...order.progress, state: 'no_show', stateBefore: null },
    { by: null, why: null },
  );
  if (!ended) throw new Error(`The order ${orderId} moved while it was held.`);
  return null;
}
