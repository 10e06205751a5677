import { randomUUID } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, expect, it } from 'vitest';
import { ask, openBackupDesk } from '../../testing/backup-desk.ts';
import { openDatabase } from '../open-database.ts';
import { applyMigrations, makeMigrationsTable } from './apply-migrations.ts';
import { migrationsFolder } from './migrations-folder.ts';

const desk = openBackupDesk();
afterAll(() => desk.clear());

/** Orders of before there was a progress, by what they become; absent: they never arrived. */
const orders = [
  { method: 'cash', status: 'pending', email: 'a@example.com', state: 'done' },
  { method: 'cash', status: 'cancelled', email: 'a@example.com', state: 'cancelled' },
  { method: 'card', status: 'paid', email: 'a@example.com', state: 'done' },
  { method: 'card', status: 'paid', email: '', state: 'done' },
  { method: 'card', status: 'pending', email: 'a@example.com', state: undefined },
  { method: 'card', status: 'cancelled', email: 'a@example.com', state: undefined },
].map((order, index) => ({ ...order, id: randomUUID(), number: 1000 + index }));

it('gives each order that had arrived its progress, and whoever was not forgotten a token of their own [LIV-02]', async () => {
  const address = await desk.newAddress('template0');
  const migrations = readMigrationFiles({ migrationsFolder });
  await ask(address, async (client) => {
    await makeMigrationsTable(client);
    await applyMigrations(client, migrations.slice(0, 13));
    for (const { id, number, status, method, email } of orders)
      await client.query(
        `insert into orders (id, number, local_id, body_hash, status, mode, first_name, last_name, email, phone, date_text, promised_at,
           subtotal_cents, discount_cents, delivery_cents, tax_cents, total_cents, payment_method, discounts, placed_at)
         values ($1, $2::int, ($2::int)::text, '', $3, 'pickup', '', '', $4, '', 'ASAP', '2026-11-20T19:50+01:00', 1000, 0, 0, 91, 1000, $5, '[]', '2026-11-20T19:30+01:00')`,
        [id, number, status, email, method],
      );
  });
  await (await openDatabase({ databaseUrl: address.connectionString, dataDir: '' })).close();
  const rows = await ask(address, async (client) => (await client.query('select * from order_progress')).rows);
  const found = orders.map(({ id }) => rows.find((row) => row.order_id === id));
  expect(found.map((row) => row?.state)).toEqual(orders.map(({ state }) => state));
  const placedAt = new Date('2026-11-20T19:30+01:00');
  const promisedAt = new Date('2026-11-20T19:50+01:00');
  for (const row of rows)
    expect(row).toMatchObject({
      version: 1,
      reception: 'none',
      arrived_at: placedAt,
      changed_at: placedAt,
      due_at: promisedAt,
    });
  const tokens = found.map((row) => row?.track_token);
  expect(tokens[3]).toBeNull();
  const [first, second, third] = tokens;
  for (const token of [first, second, third]) expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set([first, second, third]).size).toBe(3);
});
