import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeOrder, sendOrder } from './send-order.ts';
import { openShop, type Shop } from './shop.ts';
import { askDatabase } from './shop-database.ts';

const patience = { timeout: 15_000, interval: 200 };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const query = (text: string) => askDatabase(shop.dataDir, (ask) => ask(text));
const keptHead = async () => (await readFile(join(shop.dataDir, 'books-head'), 'utf8')).trim();
/** What `books verify` says. It ends with an error where something is wrong. */
const verify = (...args: string[]) => shop.tool('books', 'verify', ...args);

it('seals the books of a running shop, keeps their end in a file, and finds what was changed [BOK-04, BOK-05, BOK-06, BOK-31]', async () => {
  const number = await sendOrder(shop.url, await makeOrder(shop.url));
  await vi.waitFor(async () => {
    const waiting = await query('select count(*)::int as n from book_entries where seq is null');
    const sealed = await query("select count(*)::int as n from book_entries where kind = 'ticket' and seq is not null");
    expect([waiting, sealed]).toEqual([[{ n: 0 }], [{ n: 1 }]]);
  }, patience);
  await vi.waitFor(async () => expect(await keptHead()).toMatch(/^\d+:[0-9a-f]{64}$/), patience);
  expect((await stat(join(shop.dataDir, 'books-key'))).mode & 0o777).toBe(0o600);

  const head = await keptHead();
  expect(await verify('--head', head)).toContain('Les livres sont justes.');
  expect(JSON.parse(await verify('--json'))).toMatchObject({ count: 0, findings: [] });
  const forged = head.replace(/:.*/, `:${'0'.repeat(64)}`);
  await expect(verify('--head', forged)).rejects.toThrow('book_entries');

  await query('alter table orders disable trigger user');
  await query(`update orders set total_cents = total_cents - 100 where number = ${number}`);
  await query('alter table orders enable trigger user');
  await expect(verify()).rejects.toThrow(`orders ${number}, ticket`);
  await query('alter table orders disable trigger user');
  await query(`update orders set total_cents = total_cents + 100 where number = ${number}`);
  await query('alter table orders enable trigger user');
  expect(await verify()).toContain('Les livres sont justes.');
});

it('says what can’t be done with the books yet [BOK-05, BOK-12]', async () => {
  await expect(shop.tool('books', 'close')).rejects.toThrow('Aucun jour n’est à clore');
  await expect(shop.tool('books', 'key', '--reason', 'essai')).rejects.toThrow(
    'déjà signés avec la clé de cette machine',
  );
  await expect(verify('--head', '12')).rejects.toThrow('books verify');
});

it('writes the archive of a closed month, which is read without the shop and checked beside the books [BOK-24, BOK-26, BOK-27]', async () => {
  const [month] = await query(`update book_head set open_day = date_trunc('month', open_day) - interval '1 month 1 day'
    returning to_char(open_day, 'YYYY') as year, to_char(open_day, 'MM') as month`);
  const { year, month: number } = month as { year: string; month: string };
  // The shop itself may have closed the day just before.
  await shop.tool('books', 'close').catch(() => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  await expect(shop.tool('books', 'archive', '--year', '2001', '--out', folder)).rejects.toThrow('pas close');
  expect(await shop.tool('books', 'archive', '--year', year, '--month', number, '--out', folder)).toContain(
    `L’archive ${year}-${number} est faite`,
  );
  const files = await readdir(folder);
  const archive = join(folder, files.find((name) => name.endsWith('.gz')) ?? '');
  expect(files).toContain('read-books.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'read-books.mjs'), archive]);
  expect(stdout).toContain('L’archive est juste.');
  expect(await shop.tool('books', 'check', archive)).toContain('la boutique le note');
  await rm(folder, { recursive: true });
});

it('keeps an end that the books lack, until somebody says what is lost [BOK-06, BOK-30]', async () => {
  await expect(shop.tool('books', 'restored', '--reason', 'essai')).rejects.toThrow('Rien ne manque');
  const lost = `900000:${'0'.repeat(64)}`;
  await writeFile(join(shop.dataDir, 'books-head'), lost);
  await sendOrder(shop.url, await makeOrder(shop.url));
  await vi.waitFor(async () => {
    expect(await query('select count(*)::int as n from book_entries where seq is null')).toEqual([{ n: 0 }]);
  }, patience);
  await expect(verify()).rejects.toThrow('-900000');
  expect(await keptHead()).toBe(lost);
  expect(await shop.tool('books', 'restored', '--reason', 'sauvegarde remise')).toContain('Trou déclaré de');
  expect(await verify()).toContain('sauvegarde remise');
  await sendOrder(shop.url, await makeOrder(shop.url));
  await vi.waitFor(async () => expect(Number((await keptHead()).split(':')[0])).toBeLessThan(900_000), patience);
});
