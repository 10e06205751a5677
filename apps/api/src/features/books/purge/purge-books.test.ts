import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../testing/books.ts';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { insertEntries } from '../../entry/entry-repository.ts';
import { refundOrder } from '../../payment/refund/refund-order.ts';
import { checkArchive } from '../archive/check-archive.ts';
import { makeArchive } from '../archive/make-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { closeDays } from '../close/close-days.ts';
import { readCalendar } from '../e-report/read-periods.ts';
import { findLastPurge } from '../record/purge-repository.ts';
import { openBooks, sealEntries } from '../seal/seal-entries.ts';
import { purgeBooks } from './purge-books.ts';
import { purgeOrders } from './purge-orders-repository.ts';

// The shop sold more than ten years ago by the database's clock too, which no test moves.
let kitchen: Kitchen;
let shop: OfficeShop;
let books: TestBooks;
let folder: string;
/** The file of the archive of 2013. */
let file: string;
const sold: Record<'refunded' | 'cash' | 'paidBackLater' | 'newYear' | 'june', string> = {
  refunded: '',
  cash: '',
  paidBackLater: '',
  newYear: '',
  june: '',
};

const query = async (text: string, values: unknown[] = []) => (await shop.database.query(text, values)).rows;
const setClock = (time: string) => {
  kitchen.shop.setClock(time);
  books.setClock(time);
};
const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime(testSite.timeZone).toInstant();
const purge = (signal?: AbortSignal) => purgeBooks(books.tools, { figuresYears: 10, ...(signal && { signal }) });
const ordersLeft = async () => (await query('select id from orders')).map(({ id }) => id);
const purgeEntries = async () =>
  (await query("select content from book_entries where kind = 'purge' order by seq")).map(({ content }) =>
    JSON.parse(String(content)),
  );
const emptied = async () =>
  Number((await query('select count(*)::int as n from book_entries where content is null'))[0]?.n);

async function paidBack(id: string, amountCents: number, time: string): Promise<void> {
  const [{ number } = {}] = await query('select number from orders where id = $1', [id]);
  const tools = { db: shop.database.db, cards: kitchen.shop.gateway, alarmTasks: () => [], audit: async () => {} };
  const wish = { number: Number(number), amountCents, listOpenUnits: async () => [] };
  await refundOrder({ ...tools, now: () => at(time) }, wish);
}

async function archiveOf(period: string): Promise<string> {
  const made = await makeArchive({ ...books.tools, site: testSite }, { period, by: null });
  if (typeof made === 'string') throw new Error(made);
  const [written = ''] = await writeArchive(shop.database.db, made, { siteId: testSite.id, folder });
  return written;
}
const check = (path: string) => checkArchive(shop.database.db, path, books.tools.now().toInstant());

/** Makes a change with all rights on the database, tells what verify finds of it, and takes the change back. */
async function findingsOf(change: string, back: string) {
  const run = async (text: string) => {
    for (const part of ['disable', 'enable']) {
      await query(`alter table book_entries ${part} trigger user`);
      await query(`alter table orders ${part} trigger user`);
      if (part === 'disable') await query(text);
    }
  };
  await run(change);
  const { findings } = await books.verify();
  await run(back);
  return findings;
}

beforeAll(async () => {
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
    settings['office.vat_regime'] = 'monthly';
  });
  shop = withOffice(kitchen.shop);
  books = openTestBooks(shop.database.db, '2013-12-30T11:00');
  await openBooks(books.tools);
  folder = await mkdtemp(join(tmpdir(), 'purge-'));
  setClock('2013-12-30T12:00');
  sold.refunded = await kitchen.placeByCard();
  sold.cash = await kitchen.place();
  await paidBack(sold.refunded, 400, '2013-12-30T13:00');
  setClock('2013-12-31T20:00');
  sold.paidBackLater = await kitchen.placeByCard();
  // This order is of the new year’s first day, and is sealed before the old year is closed.
  setClock('2014-01-01T05:10');
  sold.newYear = await kitchen.placeByCard();
  await sealEntries(books.tools);
  await paidBack(sold.paidBackLater, 300, '2014-01-02T12:00');
  setClock('2014-06-16T12:00');
  sold.june = await kitchen.placeByCard();
  setClock('2015-01-01T05:30');
  await closeDays(books.tools, new AbortController().signal);
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await kitchen.close();
});

describe('orders of more than ten years', () => {
  it('stay until their year is ten years over, and as long as no archive of it was checked [BOK-28]', async () => {
    setClock('2023-12-31T12:00');
    expect(await purge()).toEqual({ orders: 0, kept: null });
    setClock('2024-01-01T05:00');
    expect(await purge()).toEqual({ orders: 0, kept: { year: '2013', why: 'not_archived' } });
    await archiveOf('2013-12');
    expect((await purge()).kept).toEqual({ year: '2013', why: 'not_archived' });
    file = await archiveOf('2013');
    expect((await purge()).kept).toEqual({ year: '2013', why: 'not_checked' });
    expect(await check(file)).toMatchObject({ faults: [], isKnown: true });
    expect(await ordersLeft()).toHaveLength(5);
    expect(await purgeEntries()).toEqual([]);
  });

  it('stay where the books are not those of the archive, and on a machine without their key [BOK-28]', async () => {
    for (const [change, back] of [
      [`set content = replace(content, '1000', '1001')`, `set content = replace(content, '1001', '1000')`],
      ['set amount_cents = amount_cents + 1', 'set amount_cents = amount_cents - 1'],
    ]) {
      const where = "where kind = 'payment' and service_day = '2013-12-30'";
      await query('alter table book_entries disable trigger user');
      await query(`update book_entries ${change} ${where}`);
      expect((await purge()).kept).toEqual({ year: '2013', why: 'books_unsound' });
      await query(`update book_entries ${back} ${where}`);
      await query('alter table book_entries enable trigger user');
    }
    const without = await purgeBooks({ ...books.tools, key: null }, { figuresYears: 10 });
    expect(without.kept).toEqual({ year: '2013', why: 'other_key' });
    expect((await purgeBooks(books.tools, { figuresYears: 11 })).kept).toBeNull();
    expect(await ordersLeft()).toHaveLength(5);
  });

  it('go with their contents after an entry that says so, also where a server died on the way [BOK-28]', async () => {
    const closed = await query('select * from closes order by kind, period');
    const hashes = () =>
      query('select seq, hash, content_hash, amount_cents from book_entries where seq < 20 order by seq');
    const before = await hashes();
    await query(`create function die() returns trigger language plpgsql as $$ begin raise 'dead'; end $$`);
    await query('create trigger dying before delete on orders for each row execute function die()');
    await expect(purge()).rejects.toThrow();
    await query('drop trigger dying on orders');
    expect(await purgeEntries()).toMatchObject([
      { period: '2013', to: '2013-12-31', first: 1, sales: 2000, refunds: 400 },
    ]);
    expect(await ordersLeft()).toHaveLength(5);
    expect((await books.verify()).findings).toEqual([]);

    const [{ last = 0 } = {}] = await purgeEntries();
    expect(await purgeOrders(shop.database.db, { last, placedBefore: at('2014-01-01T05:00') }, 1)).toBe(1);
    expect((await books.verify()).findings).toEqual([]);
    expect(await purge()).toEqual({ orders: 1, kept: null });
    expect(await purge()).toEqual({ orders: 0, kept: null });
    expect((await purgeEntries()).length).toBe(1);

    // What was paid back in the next year goes with that year.
    const left = await ordersLeft();
    expect(left.toSorted()).toEqual([sold.paidBackLater, sold.newYear, sold.june].toSorted());
    for (const table of ['order_lines', 'order_events', 'order_taxes', 'order_progress', 'payments', 'refunds'])
      expect(
        await query(`select from ${table} where order_id = any ($1)`, [[sold.refunded, sold.cash]]),
        table,
      ).toEqual([]);
    const [{ full } = {}] = await query(
      'select count(content)::int as full from book_entries where order_id = any ($1)',
      [[sold.refunded, sold.cash]],
    );
    expect(full).toBe(0);
    expect(await query('select * from closes order by kind, period')).toEqual(closed);
    expect(await hashes()).toEqual(before);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('leave the kept file sound, and the archive can be drawn no more [BOK-28]', async () => {
    expect(await check(file)).toMatchObject({ faults: [], isKnown: true });
    const cookie = await shop.signedIn('owner', books.tools.now().toInstant());
    const ask = (path: string) => shop.ask('GET', `/v2/office/books/archives${path}`, { cookie });
    const { archives, isPurged } = (await ask('?period=2013')).json().payload;
    expect(isPurged).toBe(true);
    const refused = await ask(`/${archives[0].id}/jsonl.gz`);
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'archive_purged']);
    expect((await ask(`/${archives[0].id}/txt`)).statusCode).toBe(200);
    const tools = { ...books.tools, site: testSite };
    for (const period of ['2013', '2013-12']) expect(await makeArchive(tools, { period, by: null })).toBe('purged');
    expect((await ask('?period=2014-01')).json().payload.isPurged).toBe(false);
  });

  it('are in no period of the e-reports any more, which would be wrong [BOK-28, BOK-41]', async () => {
    const { periods } = await readCalendar(shop.database.db, testSite);
    expect(periods[0]?.from.toString()).toBe('2014-01-01');
  });

  it('leave books in which a foreign change is found [BOK-28]', async () => {
    const { id } = (await query("select id from book_entries where kind = 'payment' and content is null"))[0] ?? {};
    const [refund] = await query("select id from book_entries where kind = 'refund' and content is null");
    const set = (columns: string, where = id) => `update book_entries set ${columns} where id = ${where}`;
    const [{ hash, content_hash: contentHash } = {}] = await query(`select * from book_entries where id = ${id}`);
    const changes = [
      [set("hash = 'f'"), set(`hash = '${hash}'`), 'hash'],
      [set("content_hash = 'f'"), set(`content_hash = '${contentHash}'`), 'hash'],
      [set("content = '{}'"), set('content = null'), 'content_hash'],
      [set("service_day = '2013-12-31'"), set("service_day = '2013-12-30'"), 'hash'],
      [set('amount_cents = amount_cents + 1'), set('amount_cents = amount_cents - 1'), 'columns'],
      [set('amount_cents = 401', Number(refund?.id)), set('amount_cents = 400', Number(refund?.id)), 'columns'],
      [set('order_id = gen_random_uuid()'), set(`order_id = '${sold.refunded}'`), 'columns'],
    ] as const;
    for (const [change, back, field] of changes)
      expect(
        (await findingsOf(change, back)).map((finding) => finding.field),
        change,
      ).toContain(field);
    expect(
      (await findingsOf(set("taxes = '5'"), set(`taxes = (select '${canonicalJson(await taxesOf(id))}'::jsonb)`)))
        .length,
    ).toBeGreaterThan(0);

    const sale = await findingsOf(set('amount_cents = amount_cents + 1'), set('amount_cents = amount_cents - 1'));
    expect(sale).toContainEqual(expect.objectContaining({ table: 'closes', key: 'day 2013-12-30', field: 'figures' }));

    // Of an order that is still there, and of a year that was not purged, no content may be missing.
    for (const order of [sold.paidBackLater, sold.june]) {
      const [{ entry, content } = {}] = await query(
        "select id as entry, content from book_entries where kind = 'ticket' and order_id = $1",
        [order],
      );
      const back = set(`content = '${content}'`, Number(entry));
      expect(await findingsOf(set('content = null', Number(entry)), back), order).not.toEqual([]);
    }
    expect((await books.verify()).findings).toEqual([]);
  });

  it('go the year after with what waited for it, once, on two servers; an order with a newer entry stays [BOK-28]', async () => {
    setClock('2025-01-01T05:00');
    expect(await check(await archiveOf('2014'))).toMatchObject({ faults: [], isKnown: true });
    const [row] = await query('select number from orders where id = $1', [sold.june]);
    const copy = { number: Number(row?.number), of: 'receipt', n: 1, by: 'manager' };
    await insertEntries(shop.database.db, [
      { kind: 'duplicate', orderId: sold.june, at: at('2025-01-01T05:00'), content: copy },
    ]);
    const reports = await Promise.all([purge(), purge()]);
    expect(reports.reduce((sum, { orders }) => sum + orders, 0)).toBe(2);
    expect((await purgeEntries()).map(({ period }) => period)).toEqual(['2013', '2014']);
    expect(await ordersLeft()).toEqual([sold.june]);
    const gone = await emptied();
    await sealEntries(books.tools);
    expect(await purge()).toEqual({ orders: 0, kept: null });
    expect(await emptied()).toBe(gone);
    expect((await books.verify()).findings).toEqual([]);
    expect((await findLastPurge(shop.database.db))?.period).toBe('2014');
    const [{ sales, refunds } = {}] = await query(
      `select sales_perpetual_cents::int as sales, refunds_perpetual_cents::int as refunds from closes
       where kind = 'year' order by period desc limit 1`,
    );
    expect({ sales, refunds }).toEqual({ sales: 4000, refunds: 700 });
  });

  it('lose their contents by the purge alone, which ends no younger order [BOK-07, BOK-28]', async () => {
    const young = await kitchen.placeByCard();
    await sealEntries(books.tools);
    const { db } = shop.database;
    const forgetting = (columns: string, order: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('comptoir.forgetting', 'on', true)`);
        await tx.execute(sql`update book_entries set ${sql.raw(columns)} where order_id = ${order}`);
      });
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining('append-only') }) };
    await expect(query(`update book_entries set content = null where order_id = '${sold.june}'`)).rejects.toThrow(
      /append-only/,
    );
    await expect(forgetting('content = null', young)).rejects.toMatchObject(refused);
    await expect(forgetting("content = null, hash = 'f'", sold.june)).rejects.toMatchObject(refused);
    await expect(forgetting("content = '{}'", sold.june)).rejects.toMatchObject(refused);
  });
});

async function taxesOf(id: unknown): Promise<unknown> {
  return (await query(`select taxes from book_entries where id = ${id}`))[0]?.taxes;
}
