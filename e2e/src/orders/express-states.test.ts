import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, phone } from '../browser.ts';
import { registerWallets, tellSandbox } from '../card-sandbox.ts';
import { type Catalogue, changeCatalogue } from '../change-catalogue.ts';
import { expressButton, expressSheet, openCart } from '../express-diner.ts';
import { keepKitchen } from '../office/keep-kitchen.ts';
import { openShop, type Shop } from '../shop.ts';
import {
  acceptWallet,
  chargeOf,
  noWalletSheet,
  shiftsOf,
  walletButton,
  walletSheet,
  watchShifts,
} from '../wallet-diner.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await registerWallets(shop);
});
afterEach(() => tellSandbox(shop, { clear: true }));
afterAll(() => shop.dispose());

const changeDish = (name: string, change: (item: Catalogue['menus'][0]['categories'][0]['items'][0]) => void) =>
  changeCatalogue(shop, ({ menus }) => {
    for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
      if (item.item_name === name) change(item);
  });

/** Presses Tab until the focused element matches a selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

describe('the button of the express pickup', () => {
  it('is there from the least amount of a card on [PYX-27]', async () => {
    const dish = 'Burrata, tomates anciennes';
    let usual = 0;
    const price = (pickup: number) =>
      changeDish(dish, (item) => {
        usual ||= item.item_price.price_pickup;
        item.item_price.price_pickup = pickup;
      });
    await price(0.49);
    const { page, leave } = await openCart(shop, { dish });
    expect(await expressButton(page).count()).toBe(0);
    await price(0.5);
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Panier, 1 article' }).click();
    await expressButton(page).waitFor();
    await leave();
    await price(usual);
  });

  it('goes with a dish that runs out [PYX-27]', async () => {
    const { page, leave } = await openCart(shop);
    await expressButton(page).waitFor();
    await changeDish('Reine', (item) => {
      item.is_available = false;
    });
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Panier, 1 article' }).click();
    await page.getByTestId('cart').getByText('Épuisé').first().waitFor();
    expect(await expressButton(page).count()).toBe(0);
    await leave();
    await changeDish('Reine', (item) => {
      item.is_available = true;
    });
  });
});

describe('the express pickup', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('can be read by everybody, and moves nothing by itself, on %s [PYX-28, PYX-101]', async (_, viewport) => {
    const { page, leave } = await openCart(shop, { viewport, bypassCSP: true });
    await watchShifts(page);
    await expressButton(page).click();
    await walletButton(page).waitFor();
    expect(await shiftsOf(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.getByTestId('express-time').click();
    await page.getByTestId('next-time').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await leave();
  });

  it('has an edge around all that can be pressed where the system chooses the colours [SHL-28]', async () => {
    const { page, leave } = await openCart(shop);
    await page.emulateMedia({ forcedColors: 'active' });
    await expressButton(page).click();
    await walletButton(page).waitFor();
    await page.getByTestId('express-time').click();
    await page.getByTestId('next-time').first().waitFor();
    const edges = await expressSheet(page)
      .locator('button:visible, label:visible:has([type=radio])')
      .evaluateAll((controls) =>
        controls.map((control) => [
          control.textContent?.trim() || control.getAttribute('aria-label'),
          Number.parseFloat(getComputedStyle(control).borderTopWidth) >= 1,
        ]),
      );
    expect(edges.filter(([, hasEdge]) => !hasEdge)).toEqual([]);
    expect(edges.length).toBeGreaterThan(4);
    await leave();
  });

  it('is opened, timed, paid and thanked for by keyboard alone [PYX-28, PYX-29]', async () => {
    const diner = await openCart(shop);
    const { page, orders, leave } = diner;
    await expressButton(page).waitFor();
    await tabTo(page, '[data-testid=express]');
    await page.keyboard.press('Enter');
    await walletButton(page).waitFor();
    await tabTo(page, '[data-testid=express-time]');
    await page.keyboard.press('Enter');
    await page.getByTestId('next-time').nth(1).waitFor();
    await tabTo(page, '[name=delivery_time_range]');
    await page.keyboard.press('ArrowDown');
    await walletButton(page).waitFor();
    expect(await page.getByTestId('express-time').evaluate((row) => row === document.activeElement)).toBe(true);
    await tabTo(page, '[data-testid=wallet] iframe');
    await page.keyboard.press('Enter');
    await walletSheet(page).getByRole('button', { name: 'Payer' }).press('Enter');
    await page.waitForURL('**/success');
    expect(orders()[0]?.body.customer).toMatchObject({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d /) });
    await leave();
  });

  it('whose button can’t be shown says so, forgets nothing, and is tried again [PYX-36]', async () => {
    const { page, leave } = await openCart(shop);
    await page.route('**/express-frame.html', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await expressButton(page).click();
    await page.getByText('Le paiement n’a pas pu être préparé. Rien n’a été débité.').waitFor({ timeout: 20_000 });
    expect(await page.evaluate(() => sessionStorage.getItem('express-useless'))).toBeNull();
    await expressSheet(page).getByRole('button', { name: 'Réessayer' }).click();
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/success');
    await leave();
  });
});

describe('while the restaurant pauses all orders', () => {
  const kitchen = keepKitchen();

  it('no time is chosen for the diner, and one after the pause pays [PYX-29]', async () => {
    await registerWallets(kitchen.shop);
    const { page: board } = await kitchen.openBoard();
    await board.getByTestId('pause').click();
    await board.getByTestId('pause-confirm').click();
    await board.getByTestId('kitchen-pause').waitFor();
    const { page, leave } = await openCart(kitchen.shop);
    await expressButton(page).click();
    await expressSheet(page).getByText('Le restaurant fait une pause').first().waitFor();
    expect(await walletButton(page).isVisible()).toBe(false);
    await expressSheet(page).getByTestId('next-time').first().click();
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/success');
    await leave();
    await board.getByTestId('end-pause').click();
    await board.getByTestId('kitchen-pause').waitFor({ state: 'detached' });
  });

  it('a wallet that was open before pays nothing, and a time after the pause is offered [PYX-34]', async () => {
    await registerWallets(kitchen.shop);
    const { page: board } = await kitchen.openBoard();
    const diner = await openCart(kitchen.shop);
    const { page, leave } = diner;
    await expressButton(page).click();
    await walletButton(page).click();
    await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
    await board.getByTestId('pause').click();
    await board.getByTestId('pause-confirm').click();
    await board.getByTestId('kitchen-pause').waitFor();
    await acceptWallet(page);
    await noWalletSheet(page);
    await expressSheet(page).getByRole('alert').first().waitFor();
    expect(await expressSheet(page).getByRole('alert').count()).toBe(1);
    expect((await chargeOf(kitchen.shop, diner.localIds())).charge).toBeUndefined();
    expect(diner.orders()).toEqual([]);
    // The listed times are those of before until the page has asked again.
    await expressSheet(page).getByText('Vous pouvez commander pour plus tard.').waitFor();
    await expressSheet(page).getByTestId('next-time').first().click();
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/success');
    await leave();
    await board.getByTestId('end-pause').click();
    await board.getByTestId('kitchen-pause').waitFor({ state: 'detached' });
  });
});
