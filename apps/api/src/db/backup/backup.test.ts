import { stat } from 'node:fs/promises';
import { paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type BackupDesk, openBackupDesk, type TestAddress } from '../../testing/backup-desk.ts';
import { describeRows, describeSchema } from '../../testing/describe-database.ts';
import { fillEveryTable } from '../../testing/fill-every-table.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { knownMigrations } from '../migrate/known-migrations.ts';
import { openDatabase } from '../open-database.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let desk: BackupDesk;
beforeAll(() => {
  desk = openBackupDesk();
});
afterAll(() => desk.clear());

/** Creates a database with difficult values in every table. */
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
    expect(cents.refunds).toEqual({ amount_cents: 945, tip_cents: 0 });
    expect(cents.tip_handovers).toEqual({ amount_cents: 200 });
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

  it('of a former version is restored and brought to the present one', async () => {
    const [address, file, other] = [await desk.newAddress(), desk.newFile(), await desk.newAddress('template0')];
    await backUp({ address, file });
    const known = knownMigrations();
    const later = {
      sql: ['alter table settings add column note text', `update settings set note = 'new'`],
      hash: 'of a later file',
      folderMillis: Number.MAX_SAFE_INTEGER,
      bps: true,
    };
    await restore({ address: other, file }, [...known, later]);

    const kept = await ask(other, async (client) => ({
      runs: (await client.query('select hash from drizzle.__drizzle_migrations order by created_at')).rows,
      schema: await describeSchema(client),
    }));
    expect(kept.runs).toEqual([...known, later].map(({ hash }) => ({ hash })));
    const fresh = await ask(address, describeSchema);
    const own = (lines: string[], others: string[]) =>
      lines.filter((line) => !others.includes(line) && !line.includes('__drizzle_migrations_id_seq'));
    expect(own(kept.schema, fresh)).toEqual([expect.stringContaining('settings note text')]);
    expect(own(fresh, kept.schema)).toEqual([]);
  });

  it('of before 1.0.0 is refused, and nothing is changed', async () => {
    const [address, file, other] = [await desk.newAddress(), desk.newFile(), await desk.newAddress()];
    await ask(address, (client) => client.query('update drizzle.__drizzle_migrations set created_at = 1'));
    await backUp({ address, file });
    await expect(restore({ address: other, file })).rejects.toThrow(
      `${file} est d’une version d’avant 1.0.0, que celle-ci ne sait pas lire.`,
    );
  });
});
