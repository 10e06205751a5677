import { and, desc, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { selectRows } from '../../db/run-statement.ts';
import { orderLines, orders } from '../../db/schema/index.ts';

export interface OrderCursor {
  id: string;
  placedAt: Date;
}

export async function listOrdersBefore(
  db: Db,
  { since, before, limit }: { since: Date; before: OrderCursor | null; limit: number },
): Promise<OrderCursor[]> {
  const isBefore = before
    ? sql`(${orders.placedAt}, ${orders.id}) < (${before.placedAt.toISOString()}::timestamptz, ${before.id}::uuid)`
    : undefined;
  return db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(and(gte(orders.placedAt, since), ne(orders.status, 'cancelled'), isBefore))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}

export interface ItemPair {
  itemId: number;
  /** The id of the other item, which is never smaller than `itemId`. */
  otherId: number;
  orders: number;
  units: number;
}

/** Counts single items first, then the most frequent pairs, without free items. */
export async function countPairs(db: Db, orderIds: string[], limit: number): Promise<ItemPair[]> {
  return await selectRows<ItemPair>(
    db,
    sql`
    with baskets as materialized (
      select order_id, item_id, sum(quantity) as units from ${orderLines}
        where order_id = any(${sql.param(orderIds)}::uuid[]) and not is_free
        group by order_id, item_id
    )
    select one.item_id as "itemId", other.item_id as "otherId",
        count(*)::integer as orders, sum(one.units)::integer as units
      from baskets one join baskets other on other.order_id = one.order_id and other.item_id >= one.item_id
      group by one.item_id, other.item_id
      order by one.item_id = other.item_id desc, orders desc, one.item_id, other.item_id
      limit ${limit}`,
  );
}
