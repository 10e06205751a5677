import type { Printer } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { hasDuplicate, insertDuplicate } from '../entry/duplicate-repository.ts';
import { findOrder } from '../order/record/order-repository.ts';
import { type ClaimedPrint, claimPrint, type Lease } from '../print/print-queue-repository.ts';

/**
 * Takes the oldest print of a printer within a transaction, as `claimPrint` does. A copy of a receipt enters the books when it
 * is first given to its printer, not when it was asked for: what was never sent is on no paper (BOK-23).
 */
export async function takePrint(
  tx: Db,
  { id }: Printer,
  { lease, at }: { lease: Lease; at: Temporal.Instant },
): Promise<ClaimedPrint | null> {
  const job = await claimPrint(tx, id, lease);
  if (job?.paper !== 'receipt' || job.copy === 0) return job;
  const { orderId, copy: n } = job;
  const copy = { orderId, of: 'receipt' } as const;
  const order = await findOrder(tx, orderId);
  if (order && !(await hasDuplicate(tx, copy, n)))
    await insertDuplicate(tx, { ...copy, number: order.number, n, by: 'printer', at });
  return job;
}
