import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { later } from '../later.ts';
import { card, inColumn, orderCash, soundsOf } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

interface WireOrder {
  id: string;
  number: number;
  version: number;
}

async function readBoard(page: Page) {
  const { payload } = await (await page.request.get('/v2/office/board')).json();
  return payload as { serverTime: string; service: { preparationMinutes: number }; orders: WireOrder[] };
}

/** Accepts an order from another screen, so that its preparation starts this many seconds after `from`. Resolves with that time. */
async function acceptToBegin(page: Page, number: number, from: string, seconds: number): Promise<number> {
  const { service, orders } = await readBoard(page);
  const order = orders.find((one) => one.number === number);
  const dueAt = later(from, seconds + service.preparationMinutes * 60);
  const answer = await page.request.post(`/v2/office/orders/${order?.id}/accept`, {
    headers: { origin: kitchen.shop.url },
    data: { kind: 'accept', actionId: randomUUID(), version: order?.version, dueAt },
  });
  expect(answer.status()).toBe(200);
  return Date.parse(later(from, seconds));
}

/** The server's current time. */
const serverTime = async (page: Page) => (await readBoard(page)).serverTime;

const numbersIn = (page: Page, column: string) =>
  page
    .locator(`[data-column=${column}] [data-testid=order-card]`)
    .evaluateAll((cards) => cards.map((one) => Number((one as HTMLElement).dataset.number)));

it('stands in the order in which it is to be done, and goes to the kitchen by itself when its time has come, with one soft stroke [BRD-02, BRD-22]', async () => {
  const { page, problems } = await kitchen.openBoard();
  const numbers = [];
  for (let count = 0; count < 4; count += 1) numbers.push(await orderCash(kitchen.shop));
  const [first = 0, second = 0, third = 0, soon = 0] = numbers;
  await expect.poll(() => numbersIn(page, 'new')).toEqual(numbers);
  const now = await serverTime(page);
  await acceptToBegin(page, first, now, 1_800);
  for (const number of [third, second]) await acceptToBegin(page, number, now, 1_200);
  await expect.poll(() => numbersIn(page, 'later')).toEqual([second, third, first]);

  await page.evaluate((number) => {
    const look = () => {
      const isThere = document.querySelector(`[data-column=kitchen] [data-number="${number}"]`);
      if (isThere && !Reflect.has(window, 'movedAt')) Reflect.set(window, 'movedAt', Date.now());
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  }, soon);
  // An order moves to the kitchen's column ten minutes before its start.
  const beginAt = await acceptToBegin(page, soon, await serverTime(page), 608);
  const comesAt = beginAt - 600_000;
  await inColumn(page, 'later', soon);
  await page.locator('[data-testid=ring][data-level="0"]').waitFor({ state: 'attached' });
  const before = await soundsOf(page);
  await inColumn(page, 'kitchen', soon);
  const movedAt = await page.evaluate(() => Reflect.get(window, 'movedAt') as number);
  const ahead = Date.parse(await serverTime(page)) - Date.now();
  // A board's clock may differ from the server's by two seconds.
  expect(Math.abs(movedAt + ahead - comesAt)).toBeLessThan(3_000);
  await page.waitForTimeout(2_000);
  expect(await soundsOf(page)).toEqual({ ...before, soft: (before.soft ?? 0) + 1 });
  expect(await numbersIn(page, 'kitchen')).toEqual([soon]);
  expect(await card(page, soon).getByTestId('ready').isVisible()).toBe(true);
  expect(problems).toEqual([]);
});
