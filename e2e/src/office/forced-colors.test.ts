import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder, sendOrder } from '../send-order.ts';
import { card, inColumn, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

/** The border widths of the elements, in CSS pixels. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)));

async function orderWithNote(note: string): Promise<number> {
  const order = (await makeOrder(kitchen.shop.url)) as { items: object[] };
  return sendOrder(kitchen.shop.url, { ...order, items: order.items.map((item) => ({ ...item, note })) });
}

it('tells what is new, ready or an allergy by edges where the system chooses the colours, and gives each panel one [OFC-10, BRD-04]', async () => {
  const { page, problems } = await kitchen.openBoard({ forcedColors: 'active' });
  const ready = await orderCash(kitchen.shop);
  await inColumn(page, 'new', ready);
  await card(page, ready).getByTestId('accept').press('Enter');
  await inColumn(page, 'kitchen', ready);
  expect(await edges(page, '[data-state=accepted]')).toEqual([1]);
  await page.keyboard.press('p');
  await inColumn(page, 'ready', ready);
  for (const note of ['bien cuite', 'Allergie aux noix']) await inColumn(page, 'new', await orderWithNote(note));
  expect(await edges(page, '[data-testid=order-card][data-state=new]')).toEqual([4, 4]);
  expect(await edges(page, '[data-testid=order-card][data-state=ready]')).toEqual([3]);
  expect(await edges(page, '[data-allergy=false]')).toEqual([1]);
  expect(await edges(page, '[data-allergy=true]')).toEqual([3]);
  expect(await edges(page, '[data-testid=order-card] button')).not.toContain(0);
  for (const path of ['/office/equipe', '/office/reglages']) {
    await page.goto(path);
    await page.locator('main section').first().waitFor();
    expect(new Set(await edges(page, 'main section')), path).toEqual(new Set([1]));
  }
  expect(problems).toEqual([]);
});
