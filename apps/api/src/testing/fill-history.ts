import type { OpenDatabase } from '../db/database.ts';

/**
 * Inserts `count` orders that arrived one every ten minutes before noon of 2026-11-23, with three dishes each: one of a
 * thousand with truffle, one of a hundred without an answer, refunded or not fetched, one of ten late.
 */
export async function fillHistory(database: Pick<OpenDatabase, 'query'>, count: number): Promise<void> {
  for (let from = 0; from < count; from += atOnce)
    await fill(database, { from, to: Math.min(from + atOnce, count), count });
  await database.query(`select setval('order_numbers', ${1000 + count})`, []);
  await database.query('analyze', []);
}

const atOnce = 5_000;

async function fill(
  { query }: Pick<OpenDatabase, 'query'>,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<void> {
  const numbers = `generate_series(${1000 + from}, ${999 + to}) as one(n)`;
  const at = `(timestamptz '2026-11-23T12:00+01:00' - make_interval(mins => 10 * (999 + ${count} - n)))`;
  const idOf = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await query(
    `insert into orders (id, number, local_id, body_hash, status, mode, first_name, last_name, email, phone, date_text, promised_at,
       subtotal_cents, discount_cents, delivery_cents, tax_cents, total_cents, payment_method, discounts, placed_at)
     select ${idOf}, n, 'local-' || n, '', case when n % 100 in (1, 2) then 'cancelled' else 'paid' end,
       case when n % 3 = 0 then 'delivery' else 'pickup' end,
       (array['Camille', 'Hélène', 'Luc', 'Inès', 'Noé'])[1 + n % 5], (array['Martin', 'Bernard', 'Petit', 'Durand', 'Lefèvre', 'Moreau', 'Œuvrard'])[1 + n % 7],
       'diner' || n % 5000 || '@example.com', '+33 6 ' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'ASAP', ${at} + interval '20 minutes',
       3000, 0, 0, 273, 3000, case when n % 4 = 0 then 'cash' else 'card' end, '[]', ${at}
     from ${numbers}`,
    [],
  );
  await query(
    `insert into order_lines (order_id, position, item_id, menu_id, category_id, name, options, quantity, note, unit_cents, total_cents, discount_cents, is_free, shares)
     select ${idOf}, position, 101 + position, 1, 11,
       case when n % 1000 = 7 and position = 2 then 'Pizza à la truffe'
         else (array['Margherita', 'Reine', 'Quatre fromages', 'Tiramisù', 'Focaccia', 'Œuf mayonnaise', 'Limonade'])[1 + (n + position * 3) % 7] end,
       '[]', 1, '', 1000, 1000, 0, false, '[]'
     from ${numbers} cross join generate_series(0, 2) as lines(position)`,
    [],
  );
  await query(
    `insert into order_progress (order_id, state, version, reception, arrived_at, due_at, ready_tapped_at, ended_at, reason)
     select ${idOf}, case n % 100 when 1 then 'refused' when 2 then 'no_show' else 'done' end, 3, 'manual', ${at}, ${at} + interval '20 minutes',
       case when n % 100 <> 1 then ${at} + make_interval(mins => case n % 10 when 5 then 40 else 5 end) end, ${at} + interval '45 minutes',
       case n % 100 when 1 then 'no_answer' end
     from ${numbers}`,
    [],
  );
  await query(
    `insert into refunds (id, order_id, amount_cents, taxes, status, requested_at)
     select gen_random_uuid(), ${idOf}, 450, '[]', 'done', ${at} from ${numbers} where n % 100 = 3`,
    [],
  );
}
