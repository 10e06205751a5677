import type { KitchenRules } from '@comptoir/domain';
import { and, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { orderProgress, orders } from '../../db/schema/index.ts';

/** Minutes after its promise in which an order still counts as on time (CAP-16). */
const graceMinutes = 5;

/** The instant until which an order of the kitchen counts as ready on time. A delivery has to be ready when the courier leaves. */
export function lastReadyAt({ travelMinutes }: Pick<KitchenRules, 'travelMinutes'>): SQL {
  const travel = sql`case ${orders.mode} when 'delivery' then ${travelMinutes}::int else 0 end`;
  return sql`${orders.promisedAt} + make_interval(mins => ${graceMinutes}::int - ${travel})`;
}

/** When the kitchen said that an order was ready, or sent it; null if it said neither. */
export const readyAt = sql`coalesce(${orderProgress.readyTappedAt}, ${orderProgress.leftAt})`;

/**
 * Counts the orders promised since an instant, or up to another, that the kitchen said were ready, and those that were on
 * time. Orders that were not noted as ready or as on their way say nothing.
 */
export async function countPunctual(
  db: Db,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant | null },
  rules: Pick<KitchenRules, 'travelMinutes'>,
): Promise<{ orders: number; onTime: number }> {
  const [counted] = await db
    .select({
      orders: sql`count(*)`.mapWith(Number),
      onTime: sql`count(*) filter (where ${readyAt} <= ${lastReadyAt(rules)})`.mapWith(Number),
    })
    .from(orderProgress)
    .innerJoin(orders, sql`${orders.id} = ${orderProgress.orderId}`)
    .where(
      and(
        gte(orders.promisedAt, toDate(from)),
        until === null ? undefined : lt(orders.promisedAt, toDate(until)),
        isNotNull(readyAt),
      ),
    );
  return counted ?? { orders: 0, onTime: 0 };
}
