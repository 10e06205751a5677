import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { runStatement } from '../../../db/run-statement.ts';
import { keptDrink } from '../../order/record/kept-drink.ts';

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
  select order_id from closed`;

/** Closes at most `limit` old orders that no screen closes: orders by mail, and paid deliveries on their way. */
export async function closeForgotten(
  db: Db,
  { dueBefore, at, limit }: { dueBefore: Temporal.Instant; at: Temporal.Instant; limit: number },
): Promise<number> {
  const values = [toDate(dueBefore), toDate(at), limit];
  return (await runStatement(db, { name: 'close_forgotten', text: closeText, values })).length;
}
