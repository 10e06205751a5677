import type { Db } from '../../../db/database.ts';
import { decideRefund } from './decide-refund.ts';
import { type RefundOrigin, writeRefund } from './refund-repository.ts';

/**
 * Inserts the refund of the remaining amount of a paid order once, in the transaction that ends the order. Returns true if
 * `reconcileRefund` or the sweep must call the provider after the commit. Cash is refunded in cash.
 */
export async function payBackOrder(
  tx: Db,
  orderId: string,
  { origin, at }: { origin: RefundOrigin; at: Temporal.Instant },
): Promise<boolean> {
  const refund = await writeRefund(tx, orderId, {
    at,
    origin,
    decide: (order, before) => decideRefund(order, before, null),
  });
  return typeof refund !== 'string' && refund.status === 'requested';
}
