import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { cardFrame, chooseCard, openPaymentStep } from '../card-diner.ts';
import { addItem, next, onTab, walkToDelivery } from '../diner.ts';
import { openShop, type Shop } from '../shop.ts';

const code = '**/assets/payment-step-*.js';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

/** A guest at the delivery step. `asked` has the addresses of all requests since the first page, `loading` the scripts that are on their way. */
async function openDelivery(prepare?: (page: Page) => Promise<unknown>) {
  const diner = await newDiner(shop.url);
  const { page } = diner;
  const asked: URL[] = [];
  const loading = new Set<unknown>();
  page.on('request', (request) => {
    asked.push(new URL(request.url()));
    if (request.resourceType() === 'script') loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  await prepare?.(page);
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await walkToDelivery(page, 'pickup');
  await onTab(page, 'delivery');
  return { ...diner, asked, loading };
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const heading = /^Comment réglez-vous/;

describe('the code of the payment step', () => {
  it('is asked for at the step before, of the shop alone; the provider hears of nothing before [PYX-98, PYX-99]', async () => {
    const { page, asked, loading, leave } = await openDelivery();
    const isStep = ({ pathname }: URL) => pathname.startsWith('/assets/payment-step-');
    await expect.poll(() => asked.filter(isStep).length).toBe(1);
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([shop.url]));
    // The sandbox's script has a path of the shop.
    expect(asked.filter(({ pathname }) => pathname.startsWith('/demo-card/'))).toEqual([]);
    expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch]').count()).toBe(0);
    await expect.poll(() => loading.size).toBe(0);
    await page.context().setOffline(true);
    await next(page);
    await page.locator('[name=method][value=cash]').waitFor({ state: 'attached' });
    expect(await focusedText(page)).toMatch(heading);
    await leave();
  });

  it('that is missing says so, keeps the order, and comes when it is asked for again [PYX-99, ERR-10]', async () => {
    const { page, leave } = await openDelivery((page) => page.route(code, (route) => route.fulfill({ status: 404 })));
    await next(page);
    const told = page.getByRole('alert').filter({ hasText: 'votre panier est gardé' });
    await told.waitFor();
    expect(await page.getByTestId('place-order').count()).toBe(0);
    await page.unroute(code);
    await told.getByRole('button', { name: 'Réessayer' }).press('Enter');
    await page.getByTestId('place-order').waitFor();
    expect(await focusedText(page)).toMatch(heading);
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    await leave();
  });

  it('that can’t be had without a connection says that, and comes when it is back [PYX-99]', async () => {
    const { page, asked, leave } = await openDelivery((page) => page.route(code, (route) => route.abort()));
    await page.context().setOffline(true);
    const documents = () => asked.filter(({ pathname }) => pathname === '/checkout').length;
    const before = documents();
    await next(page);
    const told = page.getByRole('alert').filter({ hasText: 'Hors ligne' });
    await told.waitFor();
    await page.context().setOffline(false);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByTestId('place-order').waitFor();
    expect(documents()).toBe(before);
    await leave();
  });
});

it('the payment step leaves no frame behind, however often it is left [PYX-102]', async () => {
  const { page, leave } = await openPaymentStep(shop);
  for (let visit = 0; visit < 10; visit += 1) {
    await chooseCard(page);
    await cardFrame(page).getByLabel('Code de sécurité').waitFor();
    await page.goBack();
    await onTab(page, 'delivery');
    await expect.poll(() => page.frames().length).toBe(1);
    await next(page);
    await onTab(page, 'payment');
  }
  await leave();
});
