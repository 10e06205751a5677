import type { DueOrder } from '@comptoir/contract';
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { offers, orderProgress, orders } from '../../../db/schema/index.ts';
import { raiseVersion } from '../../catalogue/catalogue-repository.ts';

/** False if there is no such offer. */
export async function endOffer(tx: Db, id: number): Promise<boolean> {
  const ended = await tx.update(offers).set({ isActive: false }).where(eq(offers.id, id)).returning({ id: offers.id });
  if (ended.length === 0) return false;
  await raiseVersion(tx);
  return true;
}

/** Lists the open orders that are due in a span of time, the first first. */
export async function listOpenOrders(db: Db, from: Temporal.Instant, to: Temporal.Instant): Promise<DueOrder[]> {
  const { orderId, dueAt, endedAt } = orderProgress;
  const rows = await db
    .select({ number: orders.number, dueAt, mode: orders.mode })
    .from(orderProgress)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isNull(endedAt), gte(dueAt, toDate(from)), lt(dueAt, toDate(to))))
    .orderBy(asc(dueAt), asc(orders.number));
  return rows.map((row) => ({ number: row.number, dueAt: toInstant(row.dueAt), mode: row.mode }));
}
