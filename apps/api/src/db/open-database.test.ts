import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask } from '../testing/backup-desk.ts';
import { createDatabase, newDatabaseName } from '../testing/create-database.ts';
import { describeRows } from '../testing/describe-database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { OpenDatabase } from './database.ts';
import { OpenFailure } from './failure/open-failure.ts';
import { migrationsFolder } from './migrate/known-migrations.ts';
import { openDatabase } from './open-database.ts';
import { orderEvents, orderLines, orders } from './schema/index.ts';
import { sqlStateOf } from './sql-state.ts';

const order = (values: Partial<typeof orders.$inferInsert> = {}): typeof orders.$inferInsert => ({
  id: randomUUID(),
  number: Math.floor(Math.random() * 1e9),
  localId: randomUUID(),
  bodyHash: 'hash',
  status: 'pending',
  mode: 'pickup',
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'camille@example.com',
  phone: '0612345678',
  dateText: 'ASAP',
  promisedAt: new Date(),
  subtotalCents: 1000,
  discountCents: 0,
  deliveryCents: 0,
  taxCents: 91,
  totalCents: 1000,
  paymentMethod: 'cash',
  discounts: [],
  placedAt: new Date(),
  ...values,
});

async function stateOf(promise: PromiseLike<unknown>): Promise<string | null> {
  return Promise.resolve(promise).then(
    () => 'nothing refused',
    (error: unknown) => sqlStateOf(error),
  );
}

describe('the tables', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('keep the history of an order: no event is changed or deleted', async () => {
    const { db } = database;
    const placed = order();
    await db.insert(orders).values(placed);
    await db.insert(orderEvents).values({ orderId: placed.id, kind: 'placed', data: {}, at: new Date() });
    const own = eq(orderEvents.orderId, placed.id);
    expect(await stateOf(db.update(orderEvents).set({ kind: 'other' }).where(own))).toBe('P0001');
    expect(await stateOf(db.delete(orderEvents).where(own))).toBe('P0001');
    expect(await stateOf(db.execute(sql`truncate order_events`))).toBe('P0001');
    expect(await db.select({ kind: orderEvents.kind }).from(orderEvents).where(own)).toEqual([{ kind: 'placed' }]);
  });

  it('keep the receipt of an order: its amounts stay, its status and its diner may change [CRT-31]', async () => {
    const { db } = database;
    const placed = order();
    await db.insert(orders).values(placed);
    const own = eq(orders.id, placed.id);
    const change = (values: Partial<typeof orders.$inferInsert>) => stateOf(db.update(orders).set(values).where(own));
    expect(await change({ totalCents: 1 })).toBe('P0001');
    expect(await change({ coupon: 'CADEAU' })).toBe('P0001');
    expect(await stateOf(db.delete(orders).where(own))).toBe('P0001');
    expect(await stateOf(db.execute(sql`truncate order_taxes`))).toBe('P0001');
    expect(await stateOf(db.execute(sql`truncate order_lines`))).toBe('P0001');
    expect(await change({ status: 'cancelled' })).toBe('nothing refused');
  });

  it.each([
    ['a negative amount', { totalCents: -1 }],
    ['a discount above the subtotal', { discountCents: 1001 }],
    ['an unknown status', { status: 'sent' as 'paid' }],
    ['an unknown payment method', { paymentMethod: 'paypal' as 'card' }],
  ])('refuse an order with %s', async (_what, values) => {
    expect(await stateOf(database.db.insert(orders).values(order(values)))).toBe('23514');
  });

  it('refuse a second order of the same local id [API-26]', async () => {
    const first = order();
    await database.db.insert(orders).values(first);
    expect(await stateOf(database.db.insert(orders).values(order({ localId: first.localId })))).toBe('23505');
  });

  it.each([0, 100, -1])('refuse a line of %i units', async (quantity) => {
    const placed = order();
    await database.db.insert(orders).values(placed);
    const line = {
      itemId: 1,
      menuId: 1,
      categoryId: 1,
      name: 'x',
      options: [],
      note: '',
      discountCents: 0,
      isFree: false,
      shares: [],
    };
    const insert = database.db
      .insert(orderLines)
      .values({ ...line, orderId: placed.id, position: 0, quantity, unitCents: 0, totalCents: 0 });
    expect(await stateOf(insert)).toBe('23514');
  });
});

describe('opening a database that is not to be had', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'comptoir-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('says in one sentence that the folder can not be used', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'not a folder');
    await expect(openDatabase({ dataDir: file })).rejects.toThrow(
      /^Le dossier de données .*a-file est inutilisable : [^\n]+\.$/,
    );
  });

  it.each([
    ['postgresql://nobody:secret@127.0.0.1:1/none', 'DATABASE_URL'],
    ['this is no address', 'DATABASE_URL'],
  ])('says in one sentence without a password what is wrong with %s', async (databaseUrl, name) => {
    const failure = await openDatabase({ databaseUrl, dataDir: folder }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(OpenFailure);
    const { message } = failure as OpenFailure;
    expect(message).toContain(name);
    expect(message).not.toContain('secret');
    expect(message).not.toContain('\n');
  });
});

const clusterUrl = inject('clusterUrl');

it('migrates once when several servers start at once on an empty database', async () => {
  const databaseUrl = await createDatabase(clusterUrl, newDatabaseName('migrate'), 'template0');
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '' })));
  const [first] = opened;
  const done = await first?.db.execute(sql`select count(*)::int as runs from drizzle.__drizzle_migrations`);
  const runs = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql')).length;
  expect(done?.rows).toEqual([{ runs }]);
  await Promise.all(opened.map((database) => database.close()));
});

it('refuses tables of before 1.0.0 in a sentence that names backup and restore, and changes nothing', async () => {
  const databaseUrl = await createDatabase(clusterUrl, newDatabaseName('former'), 'prepared');
  await ask({ connectionString: databaseUrl }, (client) =>
    client.query(`update drizzle.__drizzle_migrations set hash = 'of another file'`),
  );
  const rows = () => ask({ connectionString: databaseUrl }, describeRows);
  const before = await rows();
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    /^Le serveur PostgreSQL de DATABASE_URL est inutilisable : ses tables sont d’une version d’avant 1\.0\.0 : .*database backup FICHIER.*database restore FICHIER\)\.$/,
  );
  expect(await rows()).toEqual(before);
});

it('uses tables that a later version has brought up to date', async () => {
  const databaseUrl = await createDatabase(clusterUrl, newDatabaseName('later'), 'prepared');
  await ask({ connectionString: databaseUrl }, (client) =>
    client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later file', 9e12::bigint)`,
    ),
  );
  await (await openDatabase({ databaseUrl, dataDir: '' })).close();
});

describe('a server that is not there yet', () => {
  const real = new URL(clusterUrl);
  const address = (folder: string) => clusterUrl.replace(/host=.*$/, `host=${encodeURIComponent(folder)}`);

  it('is waited for by a start, which says so once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'comptoir-socket-'));
    const notices: string[] = [];
    const opening = openDatabase({
      databaseUrl: address(folder),
      dataDir: '',
      waiting: new AbortController().signal,
      onNotice: (line) => notices.push(line),
    });
    await sleep(1_500);
    const socket = `.s.PGSQL.${real.port}`;
    symlinkSync(join(real.searchParams.get('host') ?? '', socket), join(folder, socket));
    await (await opening).close();
    rmSync(folder, { recursive: true });
    expect(notices).toEqual([
      expect.stringMatching(
        /^Le serveur PostgreSQL de DATABASE_URL ne répond pas \(.*ENOENT.*\) : la boutique l’attend\.$/,
      ),
    ]);
  });

  it('is waited for until the shop is told to stop', async () => {
    const stopping = new AbortController();
    const opening = openDatabase({ databaseUrl: address('/nowhere'), dataDir: '', waiting: stopping.signal });
    setTimeout(() => stopping.abort(), 200);
    const startedAt = performance.now();
    await expect(opening).rejects.toThrow(OpenFailure);
    expect(performance.now() - startedAt).toBeLessThan(900);
  });

  it('is told from one that refuses: who asks for what is not there is not kept waiting', async () => {
    const databaseUrl = clusterUrl.replace('/postgres?', '/no_such_database?');
    const waiting = new AbortController().signal;
    await expect(openDatabase({ databaseUrl, dataDir: '', waiting })).rejects.toThrow('no_such_database');
  });
});

it('says why, where its user may not create what the tables need', async () => {
  const name = newDatabaseName('denied');
  const databaseUrl = await createDatabase(clusterUrl, name, 'template0');
  const asGuest = openDatabase({ databaseUrl: databaseUrl.replace('//shop@', '//guest@'), dataDir: '' });
  await expect(asGuest).rejects.toThrow(
    `Le serveur PostgreSQL de DATABASE_URL est inutilisable : permission denied for database ${name}.`,
  );
});

it('loses the requests of the moment when the server goes away, not the process: the next ones connect again', async () => {
  const errors: Error[] = [];
  const database = await openDatabase({
    databaseUrl: clusterUrl,
    dataDir: '',
    onError: (error) => errors.push(error),
  });
  const ended = database.query('select pg_sleep(5)', []).catch((error: Error) => error.message);
  const killer = await openDatabase({ databaseUrl: clusterUrl, dataDir: '' });
  await expect
    .poll(async () => {
      const sleeping = "select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(5)'";
      return (await killer.query(sleeping, [])).rowCount;
    })
    .toBe(1);
  expect(await ended).toContain('terminating connection');
  expect((await database.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  await Promise.all([database.close(), killer.close()]);
});
