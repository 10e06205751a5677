import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
