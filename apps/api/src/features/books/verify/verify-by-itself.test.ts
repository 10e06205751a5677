import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBookedKitchen, type TestBooks, testBooksKey } from '../../../testing/books.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { withOffice } from '../../../testing/office-shop.ts';
import { closeDays } from '../close/close-days.ts';
import { openBookKey } from '../record/book-key.ts';
import { verifyByItself } from './verify-by-itself.ts';

let kitchen: Kitchen;
let books: TestBooks;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
});
afterAll(() => kitchen.close());

const log = { error: vi.fn() };
const never = new AbortController().signal;
const run = (tools = books.tools, signal = never) =>
  verifyByItself(tools, { keeper: { readHead: async () => null }, log, signal });
const query = (text: string) => kitchen.shop.database.query(text, []);
async function told() {
  const office = withOffice(kitchen.shop);
  const cookie = await office.signedIn('manager', books.tools.now().toInstant());
  return (await office.ask('GET', '/v2/office/books', { cookie })).json().payload.check;
}
async function closeAt(time: string) {
  books.setClock(time);
  kitchen.shop.setClock(time);
  await closeDays(books.tools, never);
}

describe('the shop', () => {
  it('verifies its books once after each close, with their key, and tells how many entries [BOK-34]', async () => {
    await kitchen.placeByCard();
    expect(await run()).toBe(false);
    expect(await told()).toBeNull();
    await closeAt('2026-11-24T05:30');
    expect(await run({ ...books.tools, key: openBookKey(testBooksKey(8)) })).toBe(false);
    expect(await run()).toBe(true);
    const check = await told();
    expect(check).toMatchObject({ at: '2026-11-24T04:30:00Z', count: 0, findings: [] });
    const { rows } = await query('select count(*)::int as n from book_entries');
    expect(check.entries).toBe(rows[0]?.n);
    expect(await run()).toBe(false);
  });

  it('tells what it found, in few words, and goes on with the next close [BOK-34]', async () => {
    await query('alter table orders disable trigger user');
    await query('update orders set total_cents = total_cents + 1');
    await closeAt('2026-11-25T05:30');
    expect(await run()).toBe(true);
    const check = await told();
    expect(check.count).toBeGreaterThan(0);
    expect(check.findings[0]).toMatchObject({ table: 'orders', field: 'ticket' });
    for (const { expected } of check.findings) expect(String(expected).length).toBeLessThanOrEqual(200);
    expect(log.error).toHaveBeenCalledTimes(1);
    await query('update orders set total_cents = total_cents - 1');
    await query('alter table orders enable trigger user');
    await closeAt('2026-11-26T05:30');
    await run();
    expect(await told()).toMatchObject({ count: 0 });
  });

  it('leaves it where it was when the server stops, without a word [BOK-34]', async () => {
    for (let orders = 0; orders < 101; orders += 1) await kitchen.place();
    await closeAt('2026-11-27T05:30');
    expect(await run(books.tools, AbortSignal.abort())).toBe(false);
    expect(await told()).toMatchObject({ at: '2026-11-26T04:30:00Z' });
  });
});
