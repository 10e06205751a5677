import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks } from '../../../testing/books.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { testSite } from '../../../testing/test-site.ts';
import { makeArchive } from '../archive/make-archive.ts';
import { linesOf, readBooks } from '../archive/read-books.mjs';
import { writeArchive } from '../archive/write-archive.ts';
import { closeDays } from './close-days.ts';

let kitchen: Kitchen;
let books: TestBooks;
let folder: string;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
  folder = await mkdtemp(join(tmpdir(), 'year-'));
});
afterAll(async () => {
  await kitchen.close();
  await rm(folder, { recursive: true });
});

const query = async (text: string) => (await kitchen.shop.database.query(text, [])).rows;
const years = () =>
  query(
    `select period, figures -> 'months' as months, (figures -> 'sales' ->> 'amount')::int as sales
     from closes where kind = 'year' order by period`,
  );
async function setYearEnd(end: string): Promise<void> {
  await query(`insert into settings (name, value) values ('office.year_ends', '"${end}"'::jsonb)
    on conflict (name) do update set value = excluded.value`);
}
async function sellAt(time: string): Promise<void> {
  kitchen.shop.setClock(time);
  await kitchen.placeByCard();
}
async function closeAt(time: string): Promise<void> {
  books.setClock(time);
  await closeDays(books.tools, new AbortController().signal);
}

it('a year ends where the setting says so, and is shorter or longer after a change [BOK-12, BOK-13]', async () => {
  await sellAt('2026-11-24T12:00');
  await closeAt('2027-01-01T05:30');
  expect(await years()).toEqual([{ period: '2026', months: null, sales: 1000 }]);
  await setYearEnd('06-30');
  await sellAt('2027-06-30T12:00');
  await closeAt('2027-07-01T05:30');
  await setYearEnd('12-31');
  await sellAt('2027-07-01T12:00');
  await closeAt('2028-01-01T05:30');
  expect((await years()).slice(1)).toEqual([
    { period: '2027', months: { from: '2027-01', to: '2027-06' }, sales: 1000 },
  ]);
  await sellAt('2028-01-01T12:00');
  await closeAt('2029-01-01T05:30');
  expect((await years()).slice(2)).toEqual([
    { period: '2028', months: { from: '2027-07', to: '2028-12' }, sales: 2000 },
  ]);
  expect((await books.verify()).findings).toEqual([]);
});

it('the archive of such a year has its days, and reads without the shop [BOK-12, BOK-26]', async () => {
  const tools = { ...books.tools, site: testSite };
  for (const [period, from, to] of [
    ['2027', '2027-01-01', '2027-06-30'],
    ['2028', '2027-07-01', '2028-12-31'],
  ] as const) {
    const made = await makeArchive(tools, { period, by: null });
    if (typeof made === 'string') throw new Error(made);
    const [file = ''] = await writeArchive(books.tools.db, made, { siteId: testSite.id, folder });
    const { header, faults } = await readBooks(linesOf(file));
    expect([header, faults]).toMatchObject([{ from, to, period }, []]);
  }
});

it('months that were changed in the database are found [BOK-12, BOK-32]', async () => {
  const change = async (from: string, to: string) => {
    await query('alter table closes disable trigger user');
    await query(`update closes set figures = jsonb_set(figures, '{months,from}', '"${to}"')
      where period = '2028' and figures -> 'months' ->> 'from' = '${from}'`);
    await query('alter table closes enable trigger user');
  };
  await change('2027-07', '2027-08');
  expect((await books.verify()).findings.map(({ field }) => field)).toContain('months');
  await change('2027-08', '2027-07');
  expect((await books.verify()).findings).toEqual([]);
});
