import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { runStatement } from '../../../db/run-statement.ts';
import { keptDrink } from '../../order/record/kept-drink.ts';

const closeText = `
  with due as (
    select order_id from order_progress join orders on orders.id = order_id
    where state in ('accepted', 'on_the_way') and due_at <= $1
      and (state = 'accepted' and reception = 'none' or state = 'on_the_way' and payment_method = 'card')
    order by due_at limit $3 for update skip locked
  ), closed as (
    update order_progress set state = 'done', state_before = state, version = version + 1, ended_at = $2,
      moved_by = null, changed_at = clock_timestamp()
    where order_id = any (array(select order_id from due))
    returning order_id, state_before
  ), with_drinks as (
    select order_id from closed
    where exists (select from order_lines where order_lines.order_id = closed.order_id and ${keptDrink})
  ), told as (
    insert into order_events (order_id, kind, data, at)
    select order_id, case when state_before = 'on_the_way' or mode = 'delivery' then 'delivered' else 'handed_over' end,
      case when with_drinks is null then '{"by": "system"}' else '{"by": "system", "identity": null}' end::jsonb, $2
    from closed join orders on orders.id = order_id left join with_drinks using (order_id)
    where state_before = 'on_the_way' or with_drinks is not null
  )
  select order_id, state_before = 'accepted' as is_mailed from closed`;

interface Closed {
  id: string;
  /** True of an order that came by mail, false of a paid delivery. */
  isMailed: boolean;
}

/**
 * Closes at most `limit` old orders that no screen closes, within a transaction that holds them: orders by mail, and paid
 * deliveries on their way. One that is held by another is left for the next time.
 */
export async function closeForgotten(
  tx: Db,
  { dueBefore, at, limit }: { dueBefore: Temporal.Instant; at: Temporal.Instant; limit: number },
): Promise<Closed[]> {
  const values = [toDate(dueBefore), toDate(at), limit];
  const statement = { name: 'close_forgotten', text: closeText, values };
  const rows = await runStatement<{ order_id: string; is_mailed: boolean }>(tx, statement);
  return rows.map(({ order_id: id, is_mailed: isMailed }) => ({ id, isMailed }));
}
