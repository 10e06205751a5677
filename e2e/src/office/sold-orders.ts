import type { Shop } from '../shop.ts';
import { askDatabase } from '../shop-database.ts';
import { orderCash } from './board-screen.ts';

/**
 * Copies an order to the evenings of the last days, paid by card and cash, for pickup and delivery; every tenth is
 * refused or paid back. The copies differ from orders of the shop only by what makes them one another's copies.
 */
export async function sellLately(shop: Shop, { count, days }: { count: number; days: number }): Promise<void> {
  const number = await orderCash(shop);
  const copied = (table: string, key: string, changes: string) => `
    insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changes}))).* from sold s, ${table} t
    where t.${key} = (select id from orders where number = ${Number(number)})`;
  await askDatabase(shop.dataDir, async (query) => {
    await query(`create temp table sold as select gen_random_uuid() as id, n,
      (date_trunc('day', now() at time zone 'Europe/Paris') - make_interval(days => (n * 7919) % ${days})
        + make_interval(hours => 18 + (n * n) % 5, mins => (n * 13) % 60) - interval '1 day') at time zone 'Europe/Paris' as at
      from generate_series(1, ${count}) n`);
    await query(
      copied(
        'orders',
        'id',
        `'id', s.id, 'number', 500000 + s.n, 'local_id', s.id::text, 'status', 'paid',
         'payment_method', case when s.n % 3 = 0 then 'cash' else 'card' end,
         'mode', case when s.n % 4 = 0 then 'delivery' else 'pickup' end,
         'zone', case when s.n % 4 = 0 then 'Croix-Rousse' end, 'placed_at', s.at, 'promised_at', s.at + interval '20 min'`,
      ),
    );
    for (const table of ['order_lines', 'order_taxes']) await query(copied(table, 'order_id', "'order_id', s.id"));
    await query(
      copied(
        'order_progress',
        'order_id',
        `'order_id', s.id, 'state', case when s.n % 20 = 0 then 'refused' else 'done' end, 'version', 2, 'track_token', null,
         'reception', 'manual', 'reason', case when s.n % 20 = 0 then 'too_busy' end, 'arrived_at', s.at,
         'accepted_at', case when s.n % 20 <> 0 then s.at + interval '41 s' end, 'due_at', s.at + interval '20 min',
         'ready_tapped_at', s.at + make_interval(mins => 12 + s.n % 16), 'ended_at', s.at + interval '40 min'`,
      ),
    );
    await query("insert into order_events (order_id, kind, data, at) select id, 'paid', '{}', at from sold");
    await query(`insert into refunds (id, order_id, lines, amount_cents, taxes, status, method, origin, reason, requested_at, settled_at)
      select gen_random_uuid(), o.id, null, o.total_cents, (select jsonb_agg(jsonb_build_object('rateBp', rate_bp, 'netCents', net_cents,
        'taxCents', tax_cents, 'grossCents', gross_cents)) from order_taxes t where t.order_id = o.id), 'done', o.payment_method,
        case when s.n % 20 = 0 then 'refused' end, case when s.n % 20 <> 0 then 'quality' end, s.at, s.at + interval '1 hour'
      from sold s join orders o on o.id = s.id where s.n % 10 = 0`);
  });
}
