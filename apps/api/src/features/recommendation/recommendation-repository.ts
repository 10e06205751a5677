import { and, desc, eq, gte, inArray, ne, notInArray, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema/index.ts';

export interface ItemUnits {
  itemId: number;
  units: number;
}

const units = sum(orderLines.quantity).mapWith(Number);

/** What counts as ordered since an instant: free units and cancelled orders don't. */
function orderedSince(since: Temporal.Instant) {
  return and(
    gte(orders.placedAt, new Date(since.epochMilliseconds)),
    ne(orders.status, 'cancelled'),
    eq(orderLines.isFree, false),
  );
}

/** Units of each item that were ordered since an instant, most first. */
export async function countOrderedUnits(db: Db, since: Temporal.Instant): Promise<ItemUnits[]> {
  return db
    .select({ itemId: orderLines.itemId, units })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(orderedSince(since))
    .groupBy(orderLines.itemId)
    .orderBy(desc(units));
}

/** Units of the other items in orders that had one of these items, since an instant, most first. */
export async function countOrderedTogether(db: Db, itemIds: number[], since: Temporal.Instant): Promise<ItemUnits[]> {
  const own = alias(orderLines, 'own');
  const ordersWithThem = db.select({ id: own.orderId }).from(own).where(inArray(own.itemId, itemIds));
  return db
    .select({ itemId: orderLines.itemId, units })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(orderedSince(since), inArray(orders.id, ordersWithThem), notInArray(orderLines.itemId, itemIds)))
    .groupBy(orderLines.itemId)
    .orderBy(desc(units));
}
