import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { runStatement } from '../../../db/run-statement.ts';
import { orderProgress, orders } from '../../../db/schema/index.ts';
import type { Order } from '../../order/record/order.ts';

type Arrived = Pick<Order, 'id' | 'promisedAt' | 'placedAt'>;

/** Orders placed since then that concern the kitchen and never came there, some at a time, the oldest first. */
export async function listMissing(db: Db, since: Temporal.Instant, limit: number): Promise<Arrived[]> {
  const { id, promisedAt, placedAt } = orders;
  const hasArrived = or(eq(orders.status, 'paid'), and(eq(orders.paymentMethod, 'cash'), eq(orders.status, 'pending')));
  const rows = await db
    .select({ id, promisedAt, placedAt })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(and(gte(orders.placedAt, toDate(since)), isNull(orderProgress.orderId), hasArrived))
    .orderBy(orders.placedAt)
    .limit(limit);
  return rows.map((row) => ({ ...row, promisedAt: toInstant(row.promisedAt), placedAt: toInstant(row.placedAt) }));
}

const closeText = `
  with due as (
    select order_id from order_progress join orders on orders.id = order_id
    where state in ('accepted', 'on_the_way') and due_at <= $1
      and (state = 'accepted' and reception = 'none' or state = 'on_the_way' and payment_method = 'card')
    order by due_at limit $3 for update of order_progress skip locked
  ), closed as (
    update order_progress set state = 'done', state_before = state, version = version + 1, ended_at = $2,
      moved_by = null, changed_at = clock_timestamp()
    where order_id = any (array(select order_id from due))
    returning order_id, state_before
  ), told as (
    insert into order_events (order_id, kind, data, at)
    select order_id, 'delivered', '{"by": "system"}', $2 from closed where state_before = 'on_the_way'
  )
  select order_id from closed`;

/**
 * Closes orders that were due before then and that nobody will: where orders are received by mail alone, and deliveries that are paid and
 * on their way. Some at a time; resolves with how many.
 */
export async function closeForgotten(
  db: Db,
  { dueBefore, at, limit }: { dueBefore: Temporal.Instant; at: Temporal.Instant; limit: number },
): Promise<number> {
  const values = [toDate(dueBefore), toDate(at), limit];
  return (await runStatement(db, { name: 'close_forgotten', text: closeText, values })).length;
}
