import type { OpenDatabase } from '../db/database.ts';

/**
 * Copies the shop's first order many times over the evenings of some days, paid by card, every tenth paid back. The
 * copies differ from orders of the shop only by what makes them one another's copies.
 */
export async function copyOrders(database: OpenDatabase, span: { from: string; days: number; count: number }) {
  // A statement may not take long.
  for (let first = 1; first <= span.count; first += most)
    await copySome(database, { ...span, first, last: Math.min(span.count, first + most - 1) });
  await database.query('analyze', []);
}

const most = 2000;

interface Some {
  from: string;
  days: number;
  first: number;
  last: number;
}

async function copySome({ query }: OpenDatabase, span: Some) {
  const copied = (table: string, key: string, changes: string) =>
    query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changes}))).* from sold_copies s, ${table} t
       where t.${key} = (select id from orders order by number limit 1)`,
      [],
    );
  await query(
    `create table sold_copies as select gen_random_uuid() as id, n, nextval('order_numbers') as number,
       $1::timestamptz + make_interval(days => n % $2::int, hours => 17 + n % 5, mins => (n * 13) % 60) as at
     from generate_series($3::int, $4::int) n`,
    [span.from, span.days, span.first, span.last],
  );
  await copied(
    'orders',
    'id',
    `'id', s.id, 'number', s.number, 'local_id', s.id::text, 'status', 'paid', 'transaction_id', null, 'payment_method', 'card',
     'placed_at', s.at, 'promised_at', s.at + interval '20 min'`,
  );
  for (const table of ['order_lines', 'order_taxes']) await copied(table, 'order_id', "'order_id', s.id");
  await copied(
    'order_progress',
    'order_id',
    `'order_id', s.id, 'state', 'done', 'version', 2, 'track_token', null, 'arrived_at', s.at,
     'accepted_at', s.at + interval '41 s', 'due_at', s.at + interval '20 min', 'ready_tapped_at', s.at + interval '15 min',
     'ended_at', s.at + interval '40 min'`,
  );
  await query(
    "insert into order_events (order_id, kind, data, at) select id, kind, '{}', at from sold_copies, unnest(array['placed', 'paid']) kind",
    [],
  );
  await query(
    `insert into refunds (id, order_id, lines, amount_cents, taxes, status, reason, requested_at, settled_at)
     select gen_random_uuid(), o.id, null, o.total_cents, (select jsonb_agg(jsonb_build_object('rateBp', rate_bp, 'netCents',
       net_cents, 'taxCents', tax_cents, 'grossCents', gross_cents)) from order_taxes t where t.order_id = o.id), 'done',
       'quality', s.at, s.at + interval '1 hour'
     from sold_copies s join orders o on o.id = s.id where s.n % 10 = 0`,
    [],
  );
  await query(
    `insert into order_events (order_id, kind, data, at)
     select r.order_id, told.kind, '{}', told.at from sold_copies s join refunds r on r.order_id = s.id,
       lateral (values ('refund_requested', r.requested_at), ('refunded', r.settled_at)) told (kind, at)`,
    [],
  );
  await query('drop table sold_copies', []);
}
