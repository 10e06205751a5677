import type { Db } from '../../../db/database.ts';
import { decideEnd, decideTip } from './decide-refund.ts';
import { type RefundOrigin, writeRefund } from './refund-repository.ts';

/** Inserts a cancelled order's refund within the transaction. True if the provider must be called afterwards. */
export async function payBackOrder(
  tx: Db,
  orderId: string,
  { origin, at, isTipAlone }: { origin: RefundOrigin; at: Temporal.Instant; isTipAlone: boolean },
): Promise<boolean> {
  const refund = await writeRefund(tx, orderId, {
    at,
    origin,
    decide: (order, before) => (isTipAlone ? decideTip(tx, order) : decideEnd(tx, order, before)),
  });
  return typeof refund !== 'string' && refund.status === 'requested';
}
