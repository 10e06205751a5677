import type { Db } from '../../../db/database.ts';
import { decideRefund } from './decide-refund.ts';
import { type RefundOrigin, writeRefund } from './refund-repository.ts';

/**
 * Writes down that all that is left of a paid order goes back, in the transaction of the step that ends it: once, whoever asks (trust R12).
 * True: the provider is to be asked, after the commit, by `reconcileRefund` or the sweep. What was paid in cash goes back out of the till.
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
  // Nothing is left: whoever paid parts of it back before, paid back all.
  return typeof refund !== 'string' && refund.status === 'requested';
}
