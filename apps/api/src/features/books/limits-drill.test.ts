import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bookOrders } from '../../testing/book-orders.ts';
import { openTestBooks, type TestBooks } from '../../testing/books.ts';
import { exampleCompany, invoiceCompanies } from '../../testing/company-orders.ts';
import { copyOrders } from '../../testing/copy-orders.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { testSite } from '../../testing/test-site.ts';
import { readerFile } from './archive/archive-words.ts';
import { makeArchive } from './archive/make-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { closeDay } from './close/close-days.ts';
import { openBooks, sealEntries } from './seal/seal-entries.ts';
import { verifyBooks } from './verify/verify-books.ts';

/** Times and memory say something only at the full counts, on a machine that does nothing else. */
const isMeasured = inject('drillShare') === 1;
const [ofYear, ofLastDay] = isMeasured ? [100_000, 1_000] : [2_000, 20];

let kitchen: Kitchen;
let books: TestBooks;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'books-limits-'));
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue((file) => {
    invoiceCompanies(file);
    // Orders that no person answers would pause the shop.
    file.settings['office.reception'] = 'automatic';
  });
  kitchen.shop.setClock('2025-01-01T12:00');
  books = openTestBooks(kitchen.shop.database.db, '2025-01-01T11:00');
  await openBooks(books.tools);
  await kitchen.placeByCard(exampleOrder({ payment_method: 'card' }));
  await copyOrders(kitchen.shop.database, { from: '2025-01-01T00:00:00Z', days: 364, count: ofYear });
  await copyOrders(kitchen.shop.database, { from: '2025-12-31T00:00:00Z', days: 1, count: ofLastDay });
  await bookOrders(kitchen.shop.database);
}, 900_000);
afterAll(async () => {
  await kitchen.close();
  await rm(folder, { recursive: true, force: true });
});

interface Measured<Result> {
  result: Result;
  seconds: number;
  /** The most resident memory beyond that of before, in MiB. */
  mebibytes: number;
}

async function measure<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const began = performance.now();
  try {
    const result = await work();
    return { result, seconds: (performance.now() - began) / 1000, mebibytes: (most - before) / 2 ** 20 };
  } finally {
    clearInterval(timer);
  }
}

const tell = (what: string, { seconds, mebibytes }: Measured<unknown>) =>
  console.log(`${what}: ${seconds.toFixed(2)} s, ${mebibytes.toFixed(0)} MiB`);

it('seals, closes, archives and verifies a year of 100,000 orders within its limits [BOK-54]', async () => {
  books.setClock('2026-01-01T06:00');
  const sealed = await measure(() => sealEntries(books.tools));
  const [{ entries = 0 } = {}] = await kitchen.rows(
    "select count(*)::int as entries from book_entries where $1 <> ''",
    '-',
  );
  tell(`seal ${entries} entries`, sealed);

  const closes: Measured<unknown>[] = [];
  for (;;) {
    const close = await measure(() => closeDay(books.tools, { by: null, isPatient: true }));
    if (close.result === 'not_over') break;
    closes.push(close);
  }
  expect(closes).toHaveLength(365);
  const longest = Math.max(...closes.slice(0, -1).map(({ seconds }) => seconds));
  const last = closes.at(-1)?.seconds ?? Number.NaN;
  console.log(
    `close a day: ${longest.toFixed(2)} s at most; the last day of ${ofLastDay} orders with month and year: ${last.toFixed(2)} s`,
  );

  const tools = { ...books.tools, site: testSite };
  const archived = await measure(async () => {
    const archive = await makeArchive(tools, { period: '2025', by: null });
    if (typeof archive === 'string') throw new Error(archive);
    const [file = ''] = await writeArchive(kitchen.shop.database.db, archive, { siteId: testSite.id, folder });
    return { file, entries: archive.seqLast - archive.seqFirst + 1 };
  });
  const { file } = archived.result;
  const megabytes = (await stat(file)).size / 1e6;
  tell(`archive, ${megabytes.toFixed(1)} MB`, archived);

  const read = await measure(() => promisify(execFile)(process.execPath, [fileURLToPath(readerFile), file]));
  tell('plain reader', read);
  expect(read.result.stdout).toContain(`${archived.result.entries} écritures`);

  const verified = await measure(() => books.verify());
  tell('verify', verified);
  expect(verified.result).toMatchObject({ count: 0, orders: ofYear + ofLastDay + 1 });

  if (!isMeasured) return;
  expect(Number(entries) / sealed.seconds).toBeGreaterThanOrEqual(1_000);
  expect(longest).toBeLessThanOrEqual(1);
  expect(last).toBeLessThanOrEqual(1.2);
  expect([archived.seconds <= 120, megabytes <= 80, read.seconds <= 60, verified.seconds <= 90]).toEqual(
    Array(4).fill(true),
  );
  // All entries at once would be several hundred. What is not collected yet counts here, too.
  for (const { mebibytes } of [sealed, archived, verified]) expect(mebibytes).toBeLessThanOrEqual(250);
}, 900_000);

/** The time that 95 of 100 orders are answered in, in milliseconds, of orders one after the other while `work` goes on. */
async function timeOrders(work: Promise<unknown> | null): Promise<{ p95: number; count: number }> {
  let isOver = false;
  void work?.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (times.length < mostOrders && !(isOver && times.length >= leastOrders)) {
    const began = performance.now();
    await kitchen.place();
    times.push(performance.now() - began);
  }
  await work;
  return { p95: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0, count: times.length };
}

const [leastOrders, mostOrders] = isMeasured ? [100, 1_000] : [10, 10];
const papers = isMeasured ? 100 : 3;

it('answers orders while the books are verified and invoices are drawn [BOK-54, LAW-65]', async () => {
  for (let made = 0; made < papers; made += 1) await kitchen.placeByCard({ company: exampleCompany });
  await timeOrders(null);
  const quiet = await timeOrders(null);
  const { key } = books.tools;
  const wish = { site: testSite, keyId: key.id, witnesses: [], pace: () => setTimeout(25) };
  const verifying = await timeOrders(verifyBooks(kitchen.shop.database.db, wish));
  const drawing = await timeOrders(kitchen.shop.api.drainOutbox());
  const told = { quiet, verifying, drawing };
  for (const [name, { p95, count }] of Object.entries(told))
    console.log(`${name}: 95 of 100 orders in ${p95.toFixed(1)} ms, of ${count}`);
  const drawn = await kitchen.rows("select count(pdf)::int as drawn from invoices where $1 <> ''", '-');
  expect(drawn).toEqual([{ drawn: papers }]);
  if (!isMeasured) return;
  expect(verifying.p95 / quiet.p95).toBeLessThanOrEqual(1.5);
  expect(drawing.p95 / quiet.p95).toBeLessThanOrEqual(1.5);
}, 900_000);
