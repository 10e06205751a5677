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
