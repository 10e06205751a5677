import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPrintingShop, type PrintingShop } from '../../testing/printing-shop.ts';
import type { TestShop } from '../../testing/test-shop.ts';

const isFull = process.env.DRILL === 'full';
/** How long the printer takes for a ticket, and how many tickets it gets at once. */
const [ticketMs, orders] = isFull ? [2_000, 30] : [40, 12];

let printing: PrintingShop;
let other: TestShop;
beforeAll(async () => {
  printing = await openPrintingShop();
  other = await printing.openOther();
});
afterAll(async () => {
  await other.close();
  await printing.close();
});

/** What a board asks for in a rush: 50 requests about ten orders. Returns the milliseconds that 95 of 100 stay below. */
async function timeActions(): Promise<number> {
  const { shop } = printing;
  const cookie = await shop.signedIn('device');
  const times: number[] = [];
  const time = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  };
  for (let order = 0; order < 10; order += 1) {
    const id = await printing.place();
    await time(() => printing.accept(id));
    await time(() => printing.act(id, 'delay', { version: 2, minutes: 10 }));
    await time(() => shop.ask('GET', '/v2/office/board', { cookie }));
    await time(() => printing.act(id, 'ready', { version: 3 }));
    await time(() => printing.act(id, 'hand-over', { version: 4, isCashCollected: true }));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}

it('fifty actions of a board are answered as fast while a printer hangs [TCK-24]', async () => {
  const { kitchen, bar, shop } = printing;
  const usual = await timeActions();
  bar.meet({ kind: 'hang' });
  const before = bar.connections();
  const hanging = await timeActions();
  await expect.poll(() => bar.connections()).toBeGreaterThan(before);
  const { rows } = await shop.database.query("select 1 from print_jobs where printer = 'bar' and done_at is null", []);
  expect(rows.length).toBeGreaterThan(0);
  // A busy machine may double a time; a connection that hangs would cost seconds.
  expect(hanging).toBeLessThan(2 * usual + 100);
  await expect.poll(() => kitchen.tickets().length, { timeout: 20_000 }).toBe(20);
  kitchen.tickets().length = 0;
}, 60_000);

it('a rush comes out in the order of acceptance, none twice, while another printer hangs [TCK-23, TCK-24]', async () => {
  const { kitchen, bar, shop } = printing;
  kitchen.meet({ kind: 'slow', milliseconds: ticketMs });
  bar.meet({ kind: 'hang' });
  const ids: string[] = [];
  for (let placed = 0; placed < orders; placed += 1) ids.push(await printing.place());
  const startedAt = performance.now();
  const times: number[] = [];
  for (const id of ids) {
    const acceptedAt = performance.now();
    await printing.accept(id);
    times.push(performance.now() - acceptedAt);
  }
  if (isFull) expect(performance.now() - startedAt).toBeLessThan(10_000);
  await expect.poll(() => kitchen.tickets().length, { timeout: 90_000, interval: 20 }).toBe(orders);
  if (isFull) expect(performance.now() - startedAt).toBeLessThan(70_000);
  const { rows } = await shop.database.query('select id, number from orders', []);
  const numbers = ids.map((id) => rows.find((row) => row.id === id)?.number);
  expect(kitchen.tickets().map(({ text }) => Number(/nº (\d+)/.exec(text)?.[1]))).toEqual(numbers);
  expect(kitchen.tickets().filter(({ text }) => text.includes('DUPLICATA'))).toEqual([]);
  // The printer that hangs holds its own connection for 15 s, and no answer to the kitchen.
  expect(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThan(1_000);
}, 120_000);
