import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type BackupDesk, openBackupDesk, type TestAddress } from '../../testing/backup-desk.ts';
import { describeRows, describeSchema } from '../../testing/describe-database.ts';
import { fillEveryTable } from '../../testing/fill-every-table.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { applyMigrations, makeMigrationsTable } from '../migrate/apply-migrations.ts';
import { migrationsFolder } from '../migrate/migrations-folder.ts';
import { openDatabase } from '../open-database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let desk: BackupDesk;
beforeAll(() => {
  desk = openBackupDesk();
});
afterAll(() => desk.clear());

/** A database with something hard in every table. */
async function fullAddress(): Promise<TestAddress> {
  const address = await desk.newAddress();
  const database = await openDatabase({ databaseUrl: address.connectionString, dataDir: '' });
  await fillEveryTable(database.db);
  await database.close();
  return address;
}

describe('a backup', () => {
  it('brings back every row of every table as it was, and the numbers that come next', async () => {
    const [address, file, other] = [await fullAddress(), desk.newFile(), await desk.newAddress('template0')];
    const header = await backUp({ address, file });
    expect(header.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    expect(await restore({ address: other, file })).toEqual({ header, leftOut: [] });
    expect(await ask(other, describeRows)).toEqual(await ask(address, describeRows));
    expect(await ask(other, describeSchema)).toEqual(await ask(address, describeSchema));
  });

  it('says in its first line what money is in it', async () => {
    const header = await backUp({ address: await fullAddress(), file: desk.newFile() });
    const cents = Object.fromEntries(header.tables.map((table) => [table.name, table.cents]));
    expect(cents.orders).toMatchObject({ total_cents: 1890, tax_cents: 172 });
    expect(cents.payments).toEqual({ amount_cents: 1890 });
    expect(cents.refunds).toEqual({ amount_cents: 945 });
  });

  it('is one moment of a shop that goes on taking orders, with every order acknowledged before', async () => {
    const address = await desk.newAddress();
    const database = await openDatabase({ databaseUrl: address.connectionString, dataDir: '' });
    const shop = await openTestShop({ database });
    await shop.setCatalogue(() => undefined);
    const acknowledged: string[] = [];
    let isOpen = true;
    const diner = async () => {
      while (isOpen) {
        const order = acknowledged.length % 2 ? exampleOrder() : pickupOrder();
        const answer = await shop.send('POST', paths.checkout, order);
        expect(answer.statusCode).toBe(200);
        acknowledged.push(order.local_id);
      }
    };
    const diners = Promise.all([diner(), diner(), diner()]);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);

    const file = desk.newFile();
    const before = [...acknowledged];
    await backUp({ address, file });
    const after = acknowledged.length;
    isOpen = false;
    await diners;
    await shop.close();
    await database.close();
    expect(after).toBeGreaterThan(before.length);

    const other = await desk.newAddress('template0');
    await restore({ address: other, file });
    const { ids, parts } = await ask(other, async (client) => ({
      ids: (await client.query('select local_id from orders')).rows.map(({ local_id }) => local_id as string),
      parts: (
        await client.query(`
          select max(number) <= (select last_value from order_numbers) as "isNextFree",
            count(*) filter (where not exists (select from order_events where order_id = orders.id)
              or not exists (select from outbox where key like '%' || orders.id)
              or subtotal_cents <> (select sum(total_cents) from order_lines where order_id = orders.id)
              or total_cents <> (select sum(gross_cents) from order_taxes where order_id = orders.id))::int as broken
          from orders`)
      ).rows,
    }));
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.length).toBeLessThan(acknowledged.length);
    expect(parts).toEqual([{ broken: 0, isNextFree: true }]);
  });

  const migrations = readMigrationFiles({ migrationsFolder });
  it.each(migrations.slice(0, -1).map((_, index) => index + 1))(
    'made after %i migrations is restored and brought to the present version',
    async (count) => {
      const [address, file, other] = [await desk.newAddress('template0'), desk.newFile(), await desk.newAddress()];
      const orderId = randomUUID();
      await ask(address, async (client) => {
        await makeMigrationsTable(client);
        await applyMigrations(client, migrations.slice(0, count));
        await client.query(
          `insert into orders (id, number, local_id, body_hash, status, mode, first_name, last_name, email, phone, date_text,
             promised_at, subtotal_cents, discount_cents, delivery_cents, tax_cents, total_cents, payment_method, discounts, placed_at)
           values ($1, nextval('order_numbers'), 'a', '', 'paid', 'pickup', 'Zoé', '', 'a', '06', 'ASAP',
             now(), 1000, 0, 0, 91, 1000, 'card', '[]', now())`,
          [orderId],
        );
        await client.query(
          `insert into payments (id, order_id, amount_cents, currency, status, created_at, updated_at)
           values ('pi_1', $1, 1000, 'eur', 'captured', now(), now())`,
          [orderId],
        );
      });
      await backUp({ address, file });
      await restore({ address: other, file });

      const kept = await ask(other, async (client) => ({
        orders: (await client.query('select id, number, total_cents::int as total from orders')).rows,
        payments: (await client.query('select order_id, amount_cents::int as amount from payments')).rows,
        runs: (await client.query('select hash from drizzle.__drizzle_migrations order by created_at')).rows,
        schema: await describeSchema(client),
      }));
      expect(kept.orders).toEqual([{ id: orderId, number: 1000, total: 1000 }]);
      expect(kept.payments).toEqual([{ order_id: orderId, amount: 1000 }]);
      expect(kept.runs).toEqual(migrations.map(({ hash }) => ({ hash })));
      const counted = (line: string) => line.includes('order_numbers') || line.includes('_seq ');
      const fresh = await ask(await desk.newAddress(), describeSchema);
      expect(kept.schema.filter((line) => !counted(line))).toEqual(fresh.filter((line) => !counted(line)));
    },
  );
});
