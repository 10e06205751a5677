import { and, desc, eq, gte, ne, sum } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema/index.ts';

/** Units of each item that were ordered and paid for since an instant, most first; free units and cancelled orders don't count. */
export async function countOrderedUnits(db: Db, since: Temporal.Instant): Promise<{ itemId: number; units: number }[]> {
  const units = sum(orderLines.quantity).mapWith(Number);
  return db
    .select({ itemId: orderLines.itemId, units })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        gte(orders.placedAt, new Date(since.epochMilliseconds)),
        ne(orders.status, 'cancelled'),
        eq(orderLines.isFree, false),
      ),
    )
    .groupBy(orderLines.itemId)
    .orderBy(desc(units));
}
