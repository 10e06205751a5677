import type { TestOrder } from '@comptoir/contract';
import { desc, gt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { testOrders } from '../../../db/schema/index.ts';

/** The test order that the boards show; null if there is none. */
export async function readTestOrder(db: Db, now: Temporal.Instant): Promise<TestOrder | null> {
  const [row] = await db
    .select()
    .from(testOrders)
    .where(gt(testOrders.until, toDate(now)))
    .orderBy(desc(testOrders.at))
    .limit(1);
  return row ? { id: row.id, at: toInstant(row.at), until: toInstant(row.until), by: row.by } : null;
}

/** Replaces an earlier test order. */
export async function putTestOrder(tx: Db, { id, at, until, by }: TestOrder): Promise<void> {
  await tx.delete(testOrders);
  await tx.insert(testOrders).values({ id, at: toDate(at), until: toDate(until), by });
}

export async function deleteTestOrders(tx: Db): Promise<void> {
  await tx.delete(testOrders);
}
