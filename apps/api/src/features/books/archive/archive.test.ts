import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks, testBooksKey } from '../../../testing/books.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { testSite } from '../../../testing/test-site.ts';
import { refundOrder } from '../../payment/refund/refund-order.ts';
import { closeDays } from '../close/close-days.ts';
import { openBookKey } from '../record/book-key.ts';
import type { Archive } from './archive-repository.ts';
import { checkArchive } from './check-archive.ts';
import { makeArchive } from './make-archive.ts';
import { readBooks } from './read-books.mjs';
import { writeArchive } from './write-archive.ts';

const run = promisify(execFile);

let kitchen: Kitchen;
let books: TestBooks;
let folder: string;
/** The lines of the archive of 2026, whose last year's end has sales of both years around it. */
let lines: Buffer[];
let made: Archive;
let files: string[];

const query = async (text: string) => (await kitchen.shop.database.query(text, [])).rows;
const tools = () => ({ ...books.tools, site: testSite });
const archive = async (period: string) => makeArchive(tools(), { period, by: null });
const linesIn = (file: Buffer) =>
  file
    .toString('latin1')
    .match(/[^\n]*\n/g)
    ?.map((line) => Buffer.from(line, 'latin1'));
async function madeOf(period: string): Promise<Archive> {
  const archived = await archive(period);
  if (typeof archived === 'string') throw new Error(archived);
  return archived;
}
async function sellAt(time: string) {
  kitchen.shop.setClock(time);
  return kitchen.placeByCard();
}

async function refund(id: string): Promise<void> {
  const { db } = kitchen.shop.database;
  const now = () => Temporal.Instant.from('2026-12-31T20:00:00Z');
  const [{ number } = {}] = await query(`select number from orders where id = '${id}'`);
  const wish = { number: Number(number), amountCents: 1000, listOpenUnits: async () => [] };
  await refundOrder({ db, cards: kitchen.shop.gateway, now, alarmTasks: () => [], audit: async () => {} }, wish);
}

beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  await sellAt('2026-11-23T12:00');
  const refunded = await sellAt('2026-12-31T20:00');
  await refund(refunded);
  // This sale is of the new year's first day, and is sealed before the old year is closed.
  await sellAt('2027-01-01T05:10');
  books.setClock('2027-01-01T05:30');
  await closeDays(books.tools, new AbortController().signal);
  made = await madeOf('2026');
  files = await writeArchive(kitchen.shop.database.db, made, { siteId: testSite.id, folder });
  lines = linesIn(gunzipSync(await readFile(files[0] ?? ''))) ?? [];
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await kitchen.close();
});

describe('an archive', () => {
  it('is made of closed years and months only, and with the key of the books [BOK-24]', async () => {
    expect(await archive('2027')).toBe('not_closed');
    expect(await archive('2026-12-31')).toBe('not_closed');
    const stranger = { ...tools(), key: openBookKey(testBooksKey(8)) };
    expect(await makeArchive(stranger, { period: '2026', by: null })).toBe('other_key');
    expect(await madeOf('2026-12')).toMatchObject({ period: '2026-12' });
  });

  it('has a header, each entry in order, a trailer, a notice and its reader, and nothing of a diner [BOK-24, BOK-25]', async () => {
    expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
      'livres-la-bonne-pate-2026.jsonl.gz',
      'livres-la-bonne-pate-2026.txt',
      'read-books.mjs',
    ]);
    const [header, ...rest] = lines.map((line) => JSON.parse(line.toString()));
    expect(header).toMatchObject({ archive: 1, first: 1, from: '2026-01-01', to: '2026-12-31', site: testSite.id });
    const records = rest.slice(0, -1);
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, position) => position + 1));
    expect(records.at(-1)).toMatchObject({ kind: 'close', content: { kind: 'year', period: '2026' } });
    expect(rest.at(-1)).toMatchObject({ entries: records.length, sales: 2000, refunds: 1000 });
    const notice = await readFile(files[1] ?? '', 'utf8');
    expect(notice).toContain(rest.at(-1).file_sha256);
    const text = Buffer.concat(lines).toString();
    const [diner] = await query('select first_name, email, phone from orders limit 1');
    for (const secret of Object.values(diner ?? {})) expect(text).not.toContain(String(secret));
  });

  it('is the same records again, and one entry each, however many ask at once [BOK-24, BOK-25]', async () => {
    const again = await Promise.all([madeOf('2026'), madeOf('2026')]);
    const digests = [made, ...again].map(({ trailer }) => JSON.parse(trailer).records_sha256);
    expect(new Set(digests).size).toBe(1);
    expect(new Set(again.map(({ entrySeq }) => entrySeq)).size).toBe(2);
    const [entry] = await query(`select kind, content from book_entries where seq = ${again[0]?.entrySeq}`);
    expect(entry?.kind).toBe('archive');
    expect(JSON.parse(String(entry?.content))).toMatchObject({ period: '2026', first: 1, records: digests[0] });
    expect((await books.verify()).findings).toEqual([]);
  });

  it('is read by its reader alone, which adds up the year to the cent [BOK-26]', async () => {
    const { stdout } = await run(process.execPath, [join(folder, 'read-books.mjs'), files[0] ?? '']);
    expect(stdout).toContain(`${testSite.legal.publisher}, 2026`);
    expect(stdout).toContain('2026-11 : ventes 1, 10,00 €, à 10.00 % 9,09 € HT et 0,91 € de TVA');
    expect(stdout).toContain('2026-12 : ventes 1, 10,00 €');
    expect(stdout).toContain('remboursements 1, 10,00 €');
    expect(stdout).not.toContain('2027');
    expect(stdout).toContain('L’archive est juste.');
  });

  it('tells the line of any bit that was flipped [BOK-26]', async () => {
    for (const [position, line] of lines.entries()) {
      const step = Math.ceil((line.length * 8) / 5);
      for (const bit of [...[0, 1, 2, 3, 4].map((part) => part * step + (position % 8)), line.length * 8 - 3]) {
        const flipped = Buffer.from(line);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const read = await readBooks(lines.with(position, flipped).flatMap((text) => linesIn(text) ?? [text]));
        expect(
          read.faults.map((fault) => fault.line),
          `line ${position + 1}, bit ${bit}`,
        ).toContain(position + 1);
      }
    }
  });

  it('that lacks a line, or has one twice, is not sound [BOK-26]', async () => {
    for (const wrong of [lines.slice(0, -1), lines.toSpliced(3, 1), [...lines.slice(0, 4), ...lines.slice(3)], []])
      expect((await readBooks(wrong)).faults).not.toEqual([]);
  });

  it('is noted as checked where each entry is the one of the books [BOK-27]', async () => {
    const { db } = kitchen.shop.database;
    const at = Temporal.Instant.from('2027-01-06T09:00:00Z');
    expect(await checkArchive(db, files[0] ?? '', at)).toMatchObject({ faults: [], isKnown: true });
    const checked = await query('select distinct period from archives where checked_at is not null');
    expect(checked).toEqual([{ period: '2026' }]);
    await query('alter table book_entries disable trigger user');
    await query(`update book_entries set content = replace(content, '1000', '1001') where seq = 2`);
    expect(await checkArchive(db, files[0] ?? '', at)).toMatchObject({ faults: [{ line: 3 }], isKnown: false });
    expect(await archive('2026')).toBe('books_unsound');
    await query(`update book_entries set content = replace(content, '1001', '1000') where seq = 2`);
    await query('alter table book_entries enable trigger user');
    const other = join(folder, 'broken.jsonl.gz');
    await writeFile(other, gzipSync(Buffer.concat(lines.slice(0, -1))));
    expect(await checkArchive(db, other, at)).toMatchObject({ isKnown: false });
  });

  it('can’t be changed or deleted [BOK-24]', async () => {
    for (const text of ["update archives set period = '2025'", 'delete from archives', 'truncate archives'])
      await expect(query(text), text).rejects.toThrow(/append-only/);
  });
});
