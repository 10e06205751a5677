import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { fillEveryTable } from '../../../testing/fill-every-table.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rowsOf = async <Row>(text: string) => (await database.query(text, [])).rows as Row[];

it('deletes an order after ten years with its rows in each table that refers to orders [SEC-17, CAP-09]', async () => {
  await fillEveryTable(database.db);
  const references = await rowsOf<{ name: string; column: string }>(`
    select conrelid::regclass::text as name, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'orders'::regclass order by 1`);
  const withRows = async () => {
    const found: string[] = [];
    for (const { name, column } of references)
      if ((await rowsOf(`select from ${name} where ${column} is not null`)).length > 0) found.push(name);
    return found;
  };
  expect(await withRows()).toEqual(references.map(({ name }) => name));
  expect(references.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['order_work', 'order_units', 'print_jobs', 'push_subscriptions', 'refunds', 'withdrawals']),
  );

  await database.query('alter table orders disable trigger orders_receipt', []);
  await database.query("update orders set placed_at = now() - interval '11 years'", []);
  await database.query('alter table orders enable trigger orders_receipt', []);
  const forget = "select forget_orders('{}'::uuid[], array(select id from orders))";
  await database.query(forget, []);
  expect(await withRows()).toEqual([]);
  expect(await rowsOf('select from orders')).toEqual([]);
  expect(await rowsOf('select content from book_entries where order_id is not null')).toEqual([{ content: null }]);
});
