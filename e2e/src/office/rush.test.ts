import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { later } from '../later.ts';
import { card, inColumn, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

interface WireOrder {
  id: string;
  version: number;
  state: string;
  promisedAt: string;
}

/** Does an action from another screen on every order in this state. Resolves with their number. */
async function actOn(
  page: Page,
  state: string,
  action: string,
  more: (order: WireOrder) => object = () => ({}),
): Promise<number> {
  const { payload } = await (await page.request.get('/v2/office/board')).json();
  const orders = (payload.orders as WireOrder[]).filter((order) => order.state === state);
  for (const order of orders) {
    const answer = await page.request.post(`/v2/office/orders/${order.id}/${action}`, {
      headers: { origin: kitchen.shop.url },
      data: { kind: action, actionId: randomUUID(), version: order.version, ...more(order) },
    });
    // The board may have changed the order's version in the meantime; the next read returns it again.
    expect([200, 409]).toContain(answer.status());
  }
  return orders.length;
}

/** Accepts every new order, this many seconds after its promised time. Resolves with their number. */
const acceptNew = (page: Page, seconds = 0) =>
  actOn(page, 'new', 'accept', ({ promisedAt }) => ({ dueAt: later(promisedAt, seconds) }));

/** The number of cards that are completely visible in a column. */
const countWhole = (page: Page, column: string) =>
  page.locator(`[data-column=${column}] > div`).evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('[data-testid=order-card]')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });

it('accepts one order by three taps in one place, however greasy the finger, and each by a tap of its own [BRD-60]', async () => {
  const { page, problems } = await kitchen.openBoard({ hasTouch: true });
  const numbers = [];
  for (let count = 0; count < 4; count += 1) numbers.push(await orderCash(kitchen.shop));
  const [first = 0, second = 0] = numbers;
  await inColumn(page, 'new', numbers.at(-1) ?? 0);
  // The board also ignores taps for a moment after a column has grown.
  await page.waitForTimeout(700);
  const box = await card(page, first).getByTestId('accept').boundingBox();
  if (!box) throw new Error('The first order can’t be accepted.');
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  for (let count = 0; count < 3; count += 1) {
    await tap();
    await page.waitForTimeout(150);
  }
  await inColumn(page, 'kitchen', first);
  await page.waitForTimeout(1_000);
  const stateOf = (number: number) => card(page, number).getAttribute('data-state');
  expect(await Promise.all(numbers.map(stateOf))).toEqual(['accepted', 'new', 'new', 'new']);
  await card(page, second).getByTestId('accept').tap();
  await inColumn(page, 'kitchen', second);
  expect(problems).toEqual([]);
});

it('shows eight whole orders of a full kitchen on a tablet and fourteen on a screen, and counts them by dish [BRD-61, BRD-62]', async () => {
  const { page, problems } = await kitchen.openBoard();
  for (let count = 0; count < 22; count += 1) await orderCash(kitchen.shop);
  await expect.poll(() => acceptNew(page)).toBe(0);
  await page.locator('[data-column=new][data-rail=true]').waitFor();
  for (const [width, height, least] of [
    [1280, 800, 8],
    [1920, 1080, 14],
    [800, 1280, 8],
  ] as const) {
    const other = await kitchen.openBoard({ viewport: { width, height } });
    await expect.poll(() => countWhole(other.page, 'kitchen')).toBeGreaterThanOrEqual(least);
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(other.problems).toEqual([]);
  }
  const cards = await page.locator('[data-column=kitchen] [data-testid=order-card]').count();
  expect(await page.getByTestId('work').getByRole('listitem').first().innerText()).toMatch(new RegExp(`^${cards} `));
  expect(problems).toEqual([]);
});

it('leaves each column room for an order in a rush, and lays none over another, on a tablet held either way and on a screen [BRD-62, OFC-07]', async () => {
  const { page } = await kitchen.openBoard();
  const orderMany = async (count: number) => {
    for (let left = count; left > 0; left -= 1) await orderCash(kitchen.shop);
  };
  await orderMany(4);
  await expect.poll(() => acceptNew(page)).toBe(0);
  await expect.poll(() => actOn(page, 'accepted', 'ready')).toBe(0);
  await orderMany(6);
  await expect.poll(() => acceptNew(page)).toBe(0);
  await orderMany(8);
  await expect.poll(() => acceptNew(page, 3_600)).toBe(0);
  await orderMany(4);
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [800, 1280],
  ] as const) {
    const board = await kitchen.openBoard({ viewport: { width, height } });
    await expect.poll(() => board.page.locator('[data-column=new] [data-testid=order-card]').count()).toBe(4);
    const columns = await board.page.getByTestId('board-column').evaluateAll((sections) =>
      sections.map((section) => {
        const { left, right, top, bottom } = section.getBoundingClientRect();
        const { height: room } = (section.lastElementChild as Element).getBoundingClientRect();
        return { left, right, top, bottom, room };
      }),
    );
    const size = `${width} × ${height}`;
    expect(
      columns.filter(({ room, bottom }) => room < 200 || bottom > height),
      size,
    ).toEqual([]);
    const overlaps = columns.flatMap((one, index) =>
      columns
        .slice(index + 1)
        .filter((other) => one.left < other.right - 1 && other.left < one.right - 1)
        .filter((other) => one.top < other.bottom - 1 && other.top < one.bottom - 1),
    );
    expect(overlaps, size).toEqual([]);
    expect(board.problems).toEqual([]);
  }
});
