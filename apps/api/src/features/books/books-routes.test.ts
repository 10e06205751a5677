import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { canonicalJson } from '@comptoir/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBookedKitchen, openTestBooks, type TestBooks, testBooksKey } from '../../testing/books.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { readerFile } from './archive/archive-words.ts';
import { closeDays } from './close/close-days.ts';
import { openBooks, sealEntries } from './seal/seal-entries.ts';

const path = '/v2/office/books';
const release = {
  version: '1.2.3',
  builtAt: Temporal.Instant.from('2026-11-20T10:00:00Z'),
  hash: 'a'.repeat(64),
  isModified: true,
};

let kitchen: Kitchen;
let shop: OfficeShop;
let books: TestBooks;
beforeAll(async () => {
  kitchen = await openKitchen({
    books: {
      privateKey: testBooksKey(),
      keepHead: async () => undefined,
      readHead: async () => null,
      readRelease: async () => release,
    },
  });
  // An order that waits is not refused, and so not paid back, while the clock goes on.
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
  });
  shop = withOffice(kitchen.shop);
  books = openTestBooks(shop.database.db);
  await openBooks(books.tools);
});
afterAll(() => kitchen.close());

const setClock = (time: string) => {
  kitchen.shop.setClock(time);
  books.setClock(time);
};
/** Sessions end after some days, so each request has a new one. */
const signedIn = (caller: 'manager' | 'owner') => shop.signedIn(caller, books.tools.now().toInstant());
const ask = async (from: string) =>
  (await shop.ask('GET', `${path}${from}`, { cookie: await signedIn('manager') })).json();
const state = async () => (await ask('')).payload;
const closeByHand = async (day: string, caller: 'manager' | 'owner' = 'owner') =>
  shop.ask('POST', `${path}/closes`, { cookie: await signedIn(caller), body: { day } });
const query = async (text: string) => (await shop.database.query(text, [])).rows;

it('say since when entries wait for their seal, after a minute [BOK-11]', async () => {
  // This shop seals nothing by itself.
  const { kitchen: unsealed, books: hands } = await openBookedKitchen();
  const office = withOffice(unsealed.shop);
  const since = async () =>
    (await office.ask('GET', path, { cookie: await office.signedIn('manager') })).json().payload.unsealedSince;
  await sealEntries(hands.tools);
  unsealed.shop.setClock('2026-11-23T12:00');
  await unsealed.place();
  unsealed.shop.setClock('2026-11-23T12:01');
  expect(await since()).toBeNull();
  unsealed.shop.setClock('2026-11-23T12:02');
  expect(await since()).toBe('2026-11-23T11:00:00Z');
  await sealEntries(hands.tools);
  expect(await since()).toBeNull();
  await unsealed.close();
});

describe('the books in the office', () => {
  it('are closed by hand once their day is over, by an owner, and once, and count test orders beside the sales [BOK-12, BOK-21, BOK-22]', async () => {
    setClock('2026-11-23T12:00');
    await kitchen.placeByCard();
    await shop.ask('POST', '/v2/office/test-orders', { cookie: await signedIn('manager'), body: {} });
    expect(await state()).toMatchObject({ openDay: '2026-11-23', isOver: false });
    expect((await closeByHand('2026-11-23')).json()).toMatchObject({ code: 'day_open' });
    setClock('2026-11-24T05:00');
    expect(await state()).toMatchObject({ openDay: '2026-11-23', isOver: true });
    expect((await closeByHand('2026-11-23', 'manager')).statusCode).toBe(403);
    expect((await closeByHand('2026-11-24')).json()).toMatchObject({ code: 'day_open' });
    const answers = await Promise.all([closeByHand('2026-11-23'), closeByHand('2026-11-23')]);
    for (const answer of answers)
      expect(answer.json().payload).toMatchObject({
        kind: 'day',
        period: '2026-11-23',
        by: expect.any(String),
        figures: { sales: { count: 1, amount: 1000 }, tickets: 1, tests: 1 },
      });
    expect(await query("select count(*)::int as n from closes where kind = 'day'")).toEqual([{ n: 1 }]);
    expect((await books.verify()).findings).toEqual([]);
    expect(await state()).toMatchObject({ openDay: '2026-11-24', isOver: false });
  });

  it('are not closed by a server without their key [BOK-05, BOK-21]', async () => {
    const other = withOffice(await openTestShop({ database: shop.database }));
    other.setClock('2026-11-24T05:00');
    const cookie = await signedIn('owner');
    const answer = await other.ask('POST', `${path}/closes`, { cookie, body: { day: '2026-11-24' } });
    expect(answer.json()).toMatchObject({ code: 'books_elsewhere' });
    await other.close();
  });

  it('show days, months and years, each as it was closed [BOK-13, BOK-21]', async () => {
    setClock('2027-01-01T12:00');
    await closeDays(books.tools, new AbortController().signal);
    const { payload } = await ask('/closes?kind=day');
    expect(payload.closes.map(({ period }: { period: string }) => period)).toHaveLength(31);
    expect(payload.closes[0].period).toBe('2026-12-31');
    const rest = (await ask(`/closes?kind=day&before=${payload.next}`)).payload;
    expect(rest.next).toBeNull();
    expect(rest.closes.at(-1)).toMatchObject({ period: '2026-11-23', salesPerpetualCents: 1000 });
    const { payload: months } = await ask('/closes?kind=month');
    expect(months.closes.map(({ period }: { period: string }) => period)).toEqual(['2026-12', '2026-11']);
    const { payload: year } = await ask('/closes/2026');
    expect(year).toMatchObject({ kind: 'year', period: '2026', figures: { net: 1000 }, by: null });
    expect(await query(`select hash from book_entries where seq = ${year.entrySeq}`)).toEqual([{ hash: year.hash }]);
    expect(await ask('/closes/2025')).toMatchObject({ code: 'not_found' });
    expect(await ask('/closes/hier')).toMatchObject({ code: 'validation' });
  });

  it('are a file with a line for each close, which a spreadsheet reads [BOK-21]', async () => {
    const answer = await shop.ask('GET', `${path}/closes.csv?kind=day`, { cookie: await signedIn('manager') });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="clotures-jours.csv"');
    const rows: Record<string, string>[] = parse(answer.body, { bom: true, delimiter: ';', columns: true });
    expect(rows).toHaveLength(39);
    expect(rows[0]).toMatchObject({
      Période: '2026-11-23',
      'Ventes TTC': '10,00',
      'Ventes par carte': '10,00',
      'Ventes HT à 10,00 %': '9,09',
      'Ventes TVA à 10,00 %': '0,91',
      'Remboursements TTC': '0,00',
      'Commandes d’essai': '1',
      'Total perpétuel net': '10,00',
    });
    expect(await query("select target from office_audit where kind = 'closes_exported'")).toEqual([
      { target: 'clotures-jours.csv' },
    ]);
  });

  it('say that a close waits because they are wrong, until it is made [BOK-16]', async () => {
    setClock('2027-01-01T13:00');
    await kitchen.placeByCard();
    await sealEntries(books.tools);
    const change = (from: string, to: string) =>
      query(`update book_entries set content = replace(content, '"amount":${from}', '"amount":${to}')
        where kind = 'payment' and service_day = '2027-01-01'`);
    await query('alter table book_entries disable trigger user');
    await change('1000', '1001');
    setClock('2027-01-02T05:00');
    expect((await closeByHand('2027-01-01')).json()).toMatchObject({ code: 'books_unsound' });
    expect((await state()).isUnsound).toBe(true);
    await change('1001', '1000');
    expect((await closeByHand('2027-01-01')).statusCode).toBe(200);
    expect((await state()).isUnsound).toBe(false);
  });

  it('are archived by an owner, who downloads the archive with its notice and reader [BOK-24]', async () => {
    const cookie = await signedIn('owner');
    const archive = (body: object) => shop.ask('POST', `${path}/archives`, { cookie, body });
    expect((await archive({ period: '2025' })).json()).toMatchObject({ code: 'not_found' });
    expect((await archive({ period: '2026-12-31' })).json()).toMatchObject({ code: 'validation' });
    const made = (await archive({ period: '2026' })).json().payload;
    expect(made).toMatchObject({ period: '2026', by: 'Zoé', checkedAt: null });
    const listed = await shop.ask('GET', `${path}/archives?period=2026`, { cookie });
    expect(listed.json().payload.archives).toEqual([made]);
    const file = (part: string) => shop.ask('GET', `${path}/archives/${made.id}/${part}`, { cookie });
    const lines = await file('jsonl.gz');
    expect(lines.headers['content-disposition']).toBe('attachment; filename="livres-la-bonne-pate-2026.jsonl.gz"');
    expect(lines.headers['cache-control']).toContain('no-store');
    expect(gunzipSync(lines.rawPayload).toString()).toContain('"kind":"year"');
    expect((await file('txt')).body).toContain('node read-books.mjs livres-la-bonne-pate-2026.jsonl.gz');
    expect((await file('mjs')).body).toBe(await readFile(readerFile, 'utf8'));
    expect((await file('exe')).json()).toMatchObject({ code: 'validation' });
    expect((await shop.ask('GET', `${path}/archives/99/txt`, { cookie })).statusCode).toBe(404);
    const audited = await query(
      "select kind, target from office_audit where kind like '%archive%' and status = 200 order by id",
    );
    expect(audited).toEqual([
      { kind: 'books_archived', target: 'archive:2026' },
      { kind: 'archive_downloaded', target: 'livres-la-bonne-pate-2026.jsonl.gz' },
      { kind: 'archive_downloaded', target: 'livres-la-bonne-pate-2026.txt' },
      { kind: 'archive_downloaded', target: 'read-books.mjs' },
    ]);
  });

  it('name the oldest year that has no archive, 90 days after its close [BOK-24]', async () => {
    setClock('2028-01-01T05:30');
    await closeDays(books.tools, new AbortController().signal);
    setClock('2028-03-31T05:00');
    expect((await state()).unarchivedYear).toBeNull();
    setClock('2028-03-31T08:00');
    expect((await state()).unarchivedYear).toBe('2027');
    const cookie = await signedIn('owner');
    await shop.ask('POST', `${path}/archives`, { cookie, body: { period: '2027-01' } });
    expect((await state()).unarchivedYear).toBe('2027');
    await shop.ask('POST', `${path}/archives`, { cookie, body: { period: '2027' } });
    expect((await state()).unarchivedYear).toBeNull();
  });

  it('draw a closed day from its close alone [BOK-21]', async () => {
    const before = await ask('/closes/2026-11-23');
    await query('alter table book_entries disable trigger user');
    await query("delete from book_entries where kind in ('ticket', 'payment')");
    expect(canonicalJson((await ask('/closes/2026-11-23')).payload)).toBe(canonicalJson(before.payload));
  });
});

it('tell an owner what runs, since when the books are, and how the last verification ended [BOK-35, BOK-39, BOK-40]', async () => {
  const attestation = async (caller: 'manager' | 'owner') =>
    shop.ask('GET', `${path}/attestation`, { cookie: await signedIn(caller) });
  expect((await attestation('manager')).statusCode).toBe(403);
  const { payload } = (await attestation('owner')).json();
  const { head } = await books.verify();
  const [{ version = '' } = {}] = await query("select current_setting('server_version') as version");
  const [archived] = await query('select period from archives order by id desc limit 1');
  expect(payload).toMatchObject({
    release: { ...release, builtAt: '2026-11-20T10:00:00Z' },
    keyId: books.tools.key.id,
    firstDay: '2026-11-23',
    archive: { period: archived?.period },
  });
  expect(String(version).startsWith(payload.databaseVersion)).toBe(true);
  const told = await query(`select content from book_entries where kind = 'release' and seq <= ${head?.seq}`);
  expect(told.map(({ content }) => JSON.parse(String(content)))).toEqual([
    { before: null, hash: release.hash, modified: true, version: '1.2.3' },
  ]);
});
