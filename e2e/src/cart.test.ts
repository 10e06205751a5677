import { aMenu, anItem, anOffer, pizzas } from '@comptoir/domain/testing';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desk, newDiner } from './browser.ts';
import { awake, cents, storedLines } from './diner.ts';
import { readInstead, servedDaily } from './read-instead.ts';
import { cartWith, openCart, useCoupon } from './scenes/cart-steps.ts';

const url = inject('shopUrl');

const cart = (page: Page) => page.getByTestId('cart').last();
const press = (page: Page, name: RegExp) => cart(page).getByRole('button', { name }).first().click();

describe('the cart', () => {
  it('changes quantities and words for the kitchen; the last unit takes the line away [CRT-04, MNU-34]', async () => {
    const { page, leave } = await newDiner(url);
    await cartWith(page, ['Reine', 'Reine']);
    await openCart(page);
    expect(await storedLines(page)).toMatchObject([{ quantity: 2 }]);
    await press(page, /^Ajouter une unité/);
    expect(await cents(cart(page), 'cart-total')).toBe(3 * 1290);
    await press(page, /^Note pour la cuisine/);
    await cart(page).getByText('Une allergie ? Dites-la ici, la cuisine la verra en premier.').waitFor();
    await cart(page)
      .getByRole('textbox', { name: /^Un mot pour la cuisine/ })
      .fill('bien cuite');
    await press(page, /^Enregistrer$/);
    expect(await storedLines(page)).toMatchObject([{ quantity: 3, note: 'bien cuite' }]);
    for (let times = 0; times < 3; times++) await press(page, /^Retirer/);
    await page.getByText('Rien au four').first().waitFor();
    expect(await storedLines(page)).toEqual([]);
    await leave();
  });

  it('counts the tax that is in a price, ten per cent where a dish says nothing [CRT-02]', async () => {
    const { page, leave } = await newDiner(url);
    const plain = anItem({ id: 1, name: 'Plat', price: { pickupCents: 1100, deliveryCents: 1100, taxRateBp: null } });
    await readInstead(page, { menus: [aMenu(1, [{ ...pizzas, items: [plain] }], servedDaily)], offers: [] });
    await page.goto('/menu');
    await expect.poll(() => page.getByTestId('item').count()).toBe(1);
    await page.getByTestId('item').getByTestId('add-to-cart').click();
    await openCart(page);
    expect([await cents(cart(page), 'cart-tax'), await cents(cart(page), 'cart-total')]).toEqual([100, 1100]);
    await leave();
  });

  it('loses a dish that left the menu, and says so [CRT-06]', async () => {
    const { page, leave } = await newDiner(url);
    await cartWith(page, ['Reine']);
    await readInstead(page, {
      menus: [aMenu(1, [{ ...pizzas, items: [anItem({ id: 9, name: 'Seule' })] }], servedDaily)],
    });
    await page.reload();
    await awake(page);
    await expect.poll(() => storedLines(page)).toEqual([]);
    await openCart(page);
    await cart(page).getByText('Un plat n’est plus à la carte').first().waitFor();
    await leave();
  });

  it('takes what a coupon gives from the list of offers where the check names no more than it [CRT-23]', async () => {
    const { page, leave } = await newDiner(url);
    await readInstead(page, { offers: [anOffer('percentage', { id: 9, percentBp: 1000, autoApply: false })] });
    await page.route('**/v2/public/offers/DIX', (route) =>
      route.fulfill({ json: { status: 'success', payload: [{ id: 9 }] } }),
    );
    await cartWith(page, ['Reine']);
    await openCart(page);
    await useCoupon(page, 'DIX', 'valid');
    await expect.poll(() => cents(cart(page), 'cart-total')).toBe(1161);
    await leave();
  });

  it.each([320, 390])('brings what became of a code into view above the way on, at %i pixels', async (width) => {
    const { page, leave } = await newDiner(url, { viewport: { width, height: 560 } });
    await cartWith(page, ['Reine', 'César']);
    await openCart(page);
    expect(await cart(page).getByTestId('coupon-input').count()).toBe(0);
    await useCoupon(page, 'PERDU', 'invalid');
    const said = cart(page).getByTestId('coupon-state');
    const isSeen = () =>
      said.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const seen = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 40, y));
        return seen.every((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
      });
    await expect.poll(isSeen).toBe(true);
    await leave();
  });

  it('keeps a coupon whose conditions are not met, and says so [CRT-24]', async () => {
    const { page, leave } = await newDiner(url);
    const offer = anOffer('percentage', { id: 9, percentBp: 1000, autoApply: false, minimumCents: 5000 });
    await readInstead(page, { offers: [offer] });
    await page.route('**/v2/public/offers/DIX', (route) =>
      route.fulfill({ json: { status: 'success', payload: [{ id: 9 }] } }),
    );
    await cartWith(page, ['Reine']);
    await openCart(page);
    await useCoupon(page, 'DIX', 'valid');
    // The offers of the test are read after the page was shown.
    await expect.poll(() => cart(page).getByTestId('coupon-state').innerText()).toContain('DIX\u00a0: il manque');
    expect(await cents(cart(page), 'cart-total')).toBe(1290);
    await leave();
  });
});

describe('the place of an order', () => {
  it('is the restaurant for whoever comes first, and nothing of it is stored [LOC-02]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await awake(page);
    expect(await page.getByTestId('location-button').first().innerText()).toContain('À emporter');
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBeNull();
    await leave();
  });

  it('is shown for a second once it was chosen, then the picker closes [LOC-11]', async () => {
    const { page, leave } = await newDiner(url);
    await page.clock.install();
    await page.goto('/menu');
    await awake(page);
    await page.getByTestId('location-button').first().click();
    const picker = page.getByTestId('location-picker');
    await picker.waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await picker.getByTestId('location-option-pickup').click();
    await page.clock.runFor(900);
    expect(await picker.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await picker.waitFor({ state: 'hidden' });
    await leave();
  });

  it.each([
    [8, true],
    [8.1, false],
  ])('%f km away is compared with five miles [LOC-10]', async (distance, isServed) => {
    const { page, leave } = await newDiner(url);
    await readInstead(page, {
      settings: {
        'features.delivery.calculation_type': 'distance',
        'features.delivery.max_distance': 5,
        'features.delivery.unit': 'mi',
      },
    });
    await page.route('**/v2/public/locations/distance**', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, payload: { ...body.payload, distance, unit: 'km' } } });
    });
    await page.goto('/menu');
    await awake(page);
    await page.getByTestId('location-button').first().click();
    await page.getByTestId('location-option-address').click();
    await page.getByTestId('address-search').fill('3 rue Coste');
    await page.getByTestId('address-suggestion').first().click();
    if (isServed) await page.getByTestId('location-picker').waitFor({ state: 'hidden' });
    else await page.getByTestId('fetch-instead').waitFor();
    await leave();
  });
});
