import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { newDiner } from './browser.ts';
import { payByCard } from './card-diner.ts';
import { addItem, cents, next, onTab, walkToDelivery, walkToPayment } from './diner.ts';
import { type ListedOrder, listOrders } from './listed-orders.ts';
import { openShop, type Shop } from './shop.ts';

/** A shop of another site than the demo's, with its own new database. */
export async function openOtherShop(environment: Record<string, string>): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-e2e-'));
  const shop = await openShop({ ...environment, DATA_DIR: dataDir });
  return {
    ...shop,
    dispose: async () => {
      await shop.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function latestOrder(shop: Shop): Promise<ListedOrder | undefined> {
  const [order] = await listOrders(shop);
  return order;
}

export async function orderForPickup(shop: Shop, dish: string): Promise<void> {
  const { page, problems, leave } = await newDiner(shop.url);
  await page.goto('/menu');
  await addItem(page, dish, 2);
  await walkToPayment(page, 'pickup');
  const totalCents = await cents(page, 'cart-total');
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  expect(await latestOrder(shop)).toMatchObject({ mode: 'pickup', status: 'pending', totalCents, deliveryCents: 0 });
  expect(problems).toEqual([]);
  await leave();
}

/** Orders a delivery to a searched address, paid in cash. Resolves with the delivery fee in cents. */
export async function orderDelivered(shop: Shop, dish: string, address: string): Promise<number> {
  const { page, problems, leave } = await newDiner(shop.url);
  await page.goto('/menu');
  await addItem(page, dish, 2);
  await page.getByTestId('location-button').first().click();
  const picker = page.getByTestId('location-picker');
  await picker.getByTestId('location-option-address').click();
  await picker.getByRole('combobox').pressSequentially(address);
  await picker.getByTestId('address-suggestion').first().click();
  await picker.waitFor({ state: 'hidden' });
  await walkToDelivery(page, 'delivery');
  await next(page);
  await onTab(page, 'payment');
  const [totalCents, deliveryCents] = [await cents(page, 'cart-total'), await cents(page, 'cart-delivery')];
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  expect(await latestOrder(shop)).toMatchObject({ mode: 'delivery', status: 'pending', totalCents, deliveryCents });
  expect(problems).toEqual([]);
  await leave();
  return deliveryCents;
}

export async function orderByCard(shop: Shop, dish: string): Promise<void> {
  const { page, leave } = await newDiner(shop.url);
  await page.goto('/menu');
  await addItem(page, dish);
  await walkToPayment(page, 'pickup');
  const totalCents = await cents(page, 'cart-total');
  await payByCard(page, '4242424242424242');
  expect(await latestOrder(shop)).toMatchObject({ status: 'paid', totalCents });
  await leave();
}
