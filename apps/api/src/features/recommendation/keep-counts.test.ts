import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { keepCounts } from './keep-counts.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = () => Temporal.ZonedDateTime.from('2026-11-23T12:00[Europe/Paris]');
const warn = vi.fn();
const log = { warn } as unknown as FastifyBaseLogger;

/** Inserts orders of these items at one instant, one unit each. */
async function insertOrders(count: number, itemIds: number[], placedAt: string, status = 'pending'): Promise<void> {
  await database.query(
    `with placed as (
      insert into orders select (jsonb_populate_record(null::orders, jsonb_build_object(
        'id', gen_random_uuid(), 'number', nextval('order_numbers'), 'local_id', gen_random_uuid(), 'body_hash', '',
        'status', $4::text, 'mode', 'pickup', 'first_name', '', 'last_name', '', 'email', '', 'phone', '', 'date_text', 'ASAP',
        'promised_at', $3::text, 'subtotal_cents', 0, 'discount_cents', 0, 'delivery_cents', 0, 'surcharge_cents', 0, 'tax_cents', 0, 'total_cents', 0,
        'payment_method', 'cash', 'discounts', '[]'::jsonb, 'placed_at', $3::text))).* from generate_series(1, $1::int) returning id
    ) insert into order_lines (order_id, position, item_id, menu_id, category_id, name, options, quantity, note, unit_cents, total_cents, discount_cents, is_free, shares)
      select id, position, item, 1, 1, '', '[]', 1, '', 0, 0, 0, false, '[]'
      from placed cross join unnest($2::int[]) with ordinality as line (item, position)`,
    [count, itemIds, placedAt, status],
  );
}

it('counts 90 days of orders page by page, each once, and not the cancelled ones [API-32, API-33]', async () => {
  await insertOrders(1200, [101, 301], '2026-11-20T12:00:00Z');
  await insertOrders(300, [101, 201, 201], '2026-10-01T12:00:00Z');
  await insertOrders(50, [302], '2026-08-20T12:00:00Z');
  await insertOrders(50, [303], '2026-11-20T12:00:00Z', 'cancelled');
  const counts = keepCounts({ db: database.db, now, log });
  await expect.poll(async () => (await counts.read()).orders).toBe(1500);
  const { items, pairs } = await counts.read();
  expect([...items].toSorted(([a], [b]) => a - b)).toEqual([
    [101, { orders: 1500, units: 1500 }],
    [201, { orders: 300, units: 600 }],
    [301, { orders: 1200, units: 1200 }],
  ]);
  expect([...(pairs.get(101) ?? [])].toSorted(([a], [b]) => a - b)).toEqual([
    [201, 300],
    [301, 1200],
  ]);
  await counts.stop();
});

it('has no counts, and logs it, if the orders can’t be read', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const counts = keepCounts({ db: closed.db, now, log });
  expect((await counts.read()).items.size).toBe(0);
  await counts.stop();
  expect(warn).toHaveBeenCalledOnce();
});
