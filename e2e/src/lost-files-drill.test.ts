import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desk, newDiner, phone } from './browser.ts';
import { readLedger } from './card-sandbox.ts';
import { listOrders } from './listed-orders.ts';
import { openShop, type Shop } from './shop.ts';
import { orderStubbornly, type Payment } from './stubborn-diner.ts';

/** Causes a fault and returns a function that ends it. */
type Fault = (page: Page) => Promise<() => Promise<unknown>>;

const assets = new URL('../../apps/storefront/build/client/assets/', import.meta.url);
/** The base names of all scripts that a guest's order may need. */
const scripts = (await readdir(assets))
  .filter(
    (file) =>
      file.endsWith('.js') &&
      !/prose|contact|account|auth|login|signup|verify|forgot|profile|password|details|view-|saved/.test(file),
  )
  .map((file) => file.replace(/-.{8}\.js$/, ''))
  .sort();

const missing =
  (script: string): Fault =>
  async (page) => {
    const files = `**/assets/${script}-*.js`;
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    return () => page.unroute(files);
  };

const hung =
  (script: string): Fault =>
  async (page) => {
    const files = `**/assets/${script}-*.js`;
    const isOver = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await isOver.promise;
      // The page that sent the request may be closed by now.
      await route.continue().catch(() => undefined);
    });
    return async () => isOver.resolve();
  };

/** Disconnects the network as soon as a step of the checkout is visible. */
const cutAt =
  (step: string): Fault =>
  async (page) => {
    let isOver = false;
    page
      .locator(`[data-testid=checkout-tab-${step}][aria-selected=true]`)
      .waitFor({ timeout: 30_000 })
      .then(() => page.context().setOffline(!isOver))
      .catch(() => undefined);
    return async () => {
      isOver = true;
      await page.context().setOffline(false);
    };
  };

const steps = ['type', 'personal', 'delivery', 'payment', 'confirmation'];
const faults: [string, Fault][] = [
  ...scripts.map((script): [string, Fault] => [`${script} is missing`, missing(script)]),
  ...scripts.map((script): [string, Fault] => [`${script} never comes`, hung(script)]),
  ...steps.map((step): [string, Fault] => [`the network is cut at the step "${step}"`, cutAt(step)]),
];
const ways = [phone, desk].flatMap((viewport) =>
  (['cash', 'card'] as const).map((payment): { viewport: typeof phone; payment: Payment } => ({ viewport, payment })),
);
/** The cases of a partial run: each way of ordering with another fault, at the step that needs the file most. */
const inShare = new Set([
  'api is missing (cash, 390)',
  'payment-step is missing (card, 390)',
  'checkout-steps never comes (cash, 1280)',
  'the network is cut at the step "payment" (card, 1280)',
]);
const chosen = ways.flatMap(({ viewport, payment }) =>
  faults
    .filter(([name]) => inject('drillShare') === 1 || inShare.has(`${name} (${payment}, ${viewport.width})`))
    .map(([name, fault]) => ({ viewport, payment, name, fault })),
);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

describe('an order is placed once, and thanked for, though', () => {
  // Most cases only wait, so several run concurrently.
  it.concurrent.each(chosen)('$name ($payment, $viewport.width px) [RTE-43, ERR-10, PWA-17, PWA-18]', async (run) => {
    const { page, leave } = await newDiner(shop.url, { viewport: run.viewport });
    const localIds = new Set<unknown>();
    const errorPages: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/v2/public/checkout'))
        localIds.add(request.postDataJSON()?.local_id);
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !frame.url().startsWith(shop.url)) errorPages.push(frame.url());
    });
    const makeGood = await run.fault(page);
    await page.goto('/menu');
    const early = await orderStubbornly(page, run, 8);
    await makeGood();
    const thanked = early ?? (await orderStubbornly(page, run, 40));
    const orders = (await listOrders(shop)).filter(({ localId }) => localIds.has(localId));
    expect(errorPages).toEqual([]);
    expect(orders.map(({ orderNumber }) => String(orderNumber))).toEqual([thanked]);
    expect(orders[0]?.status).toBe(run.payment === 'card' ? 'paid' : 'pending');
    const { paymentIntents } = await readLedger(shop);
    const taken = paymentIntents.filter(
      ({ metadata, status }) => localIds.has(metadata.local_id) && status === 'succeeded',
    );
    expect(taken).toHaveLength(run.payment === 'card' ? 1 : 0);
    await leave();
  });
});
