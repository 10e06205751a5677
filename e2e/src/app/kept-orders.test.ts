import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveState, openAnsweredShop } from '../answered-shop.ts';
import type { OfficeHand } from '../office-hand.ts';
import { order } from '../scenes/checkout-steps.ts';
import type { Shop } from '../shop.ts';
import { newWorkerDiner, served } from './worker-diner.ts';

let shop: Shop;
let office: OfficeHand;
beforeAll(async () => {
  ({ shop, office } = await openAnsweredShop());
});
afterAll(async () => {
  await shop.dispose();
});

const said = (page: Page) => page.getByText(/^Hors ligne, dernière nouvelle à \d+\sh(\s\d+)?/).waitFor();
/** The paths in the service worker's cache of orders. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('orders')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Places an order on a page that the service worker controls. Resolves with its number. */
async function orderWithWorker() {
  const diner = await newWorkerDiner(shop.url);
  await diner.page.goto('/menu');
  await served(diner.page);
  await order(diner.page, 'pickup');
  await diner.page.getByTestId('order-number').waitFor();
  const text = (await diner.page.getByTestId('order-number').textContent()) ?? '';
  return { ...diner, number: Number(/\d+/.exec(text)?.[0]) };
}

describe('an order that is reloaded without a connection', () => {
  it('stands on the page after it as it was last heard of [LIV-30]', async () => {
    const { page, number, leave } = await orderWithWorker();
    await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
    await liveState(page, 'accepted');
    await page.context().setOffline(true);
    await page.reload();
    await liveState(page, 'accepted');
    await said(page);
    await page.context().setOffline(false);
    await leave();
  });

  it('stands on its own page as of its last news, until it has ended [LIV-30]', async () => {
    const { page, number, leave } = await orderWithWorker();
    await page.getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.waitForURL('**/commande/*');
    await liveState(page, 'new');
    const { pathname } = new URL(page.url());
    await expect.poll(() => kept(page)).toEqual([pathname]);
    await office.act(number, 'accept', ({ promisedAt }) => ({ dueAt: promisedAt }));
    await liveState(page, 'accepted');
    await expect
      .poll(() => page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', pathname))
      .toContain('data-state="accepted"');
    await page.context().setOffline(true);
    await page.reload();
    await liveState(page, 'accepted');
    await said(page);
    await page.context().setOffline(false);
    await page.getByText(/^Dernière nouvelle/).waitFor();
    await office.act(number, 'ready');
    await liveState(page, 'ready');
    await office.act(number, 'hand-over', () => ({ isCashCollected: true }));
    await liveState(page, 'done');
    await expect.poll(() => kept(page)).toEqual([]);
    await leave();
  });
});
