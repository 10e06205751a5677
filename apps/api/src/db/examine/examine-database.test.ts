import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, newDatabaseName } from '../../testing/create-database.ts';
import type { OpenDatabase } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { orders } from '../schema/index.ts';
import { examineDatabase } from './examine-database.ts';
import { tryToStore } from './try-to-store.ts';

let url: string;
let own: OpenDatabase;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  url = await createDatabase(inject('clusterUrl'), newDatabaseName('doctor'), 'prepared');
  own = await open(url);
});
afterAll(async () => {
  for (const database of opened) await database.close();
});

async function open(databaseUrl: string): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl, dataDir: '', isOnlyLooking: true });
  opened.push(database);
  return database;
}

async function numbersGiven(): Promise<unknown> {
  return (await own.query('select last_value, is_called from order_numbers', [])).rows;
}

describe('a database that is looked at', () => {
  it('says its version, what its user may do, and whether it keeps what it acknowledged [OFC-30]', async () => {
    expect(await examineDatabase(own.db)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+/),
      versionNumber: expect.any(Number),
      isReadOnly: false,
      fsync: 'off',
      fullPageWrites: 'off',
      synchronousCommit: 'off',
      mayCreateSchemas: true,
      mayCreateTables: true,
      foreignTables: 0,
      hasTrigrams: true,
    });
  });

  it('takes an order for trial, of which nothing stays, no number either [OFC-30]', async () => {
    const before = await numbersGiven();
    await tryToStore(own.db);
    await tryToStore(own.db);
    expect(await own.db.select().from(orders)).toEqual([]);
    expect(await numbersGiven()).toEqual(before);
  });

  it('says what a user who owns nothing there lacks, and lets them store no order [OFC-30]', async () => {
    const guest = await open(url.replace('//shop@', '//guest@'));
    const facts = await examineDatabase(guest.db);
    expect(facts).toMatchObject({ mayCreateSchemas: false, mayCreateTables: false });
    expect(facts.foreignTables).toBeGreaterThan(10);
    await expect(tryToStore(guest.db)).rejects.toMatchObject({
      cause: { message: 'permission denied for table orders' },
    });
  });

  it('says that it may not be written [OFC-30]', async () => {
    const reading = await open(`${url}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`);
    expect(await examineDatabase(reading.db)).toMatchObject({ isReadOnly: true });
    await expect(tryToStore(reading.db)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('read-only transaction') },
    });
  });

  it('is left without tables where it is new [OFC-30]', async () => {
    const empty = await createDatabase(inject('clusterUrl'), newDatabaseName('empty'));
    const looked = await open(empty);
    expect(await examineDatabase(looked.db)).toMatchObject({ hasTrigrams: false, foreignTables: 0 });
    const client = new pg.Client({ connectionString: empty });
    await client.connect();
    const { rows } = await client.query("select tablename from pg_tables where schemaname in ('public', 'drizzle')");
    await client.end();
    expect(rows).toEqual([]);
  });
});
