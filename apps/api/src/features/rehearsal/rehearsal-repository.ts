import type { OrdersOfDay } from '@comptoir/domain';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { orderProgress, orders } from '../../db/schema/index.ts';

/** The orders that are still to be handed over, by mode and by the date for which they are due in the restaurant's time zone. */
export async function countOpenOrders(db: Db, from: Temporal.Instant, timeZone: string): Promise<OrdersOfDay[]> {
  const date = sql<string>`to_char(${orderProgress.dueAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  return db
    .select({ mode: orders.mode, date, orders: sql`count(*)`.mapWith(Number) })
    .from(orderProgress)
    .innerJoin(orders, eq(orders.id, orderProgress.orderId))
    .where(and(isNull(orderProgress.endedAt), gte(orderProgress.dueAt, toDate(from))))
    .groupBy(sql`1, 2`);
}
