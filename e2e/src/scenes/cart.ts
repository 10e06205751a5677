import type { Page } from 'playwright-core';
import { answerWith } from '../answer-with.ts';
import { cartWith, openCart, useCoupon } from './cart-steps.ts';
import { over, page, type Scene } from './scene.ts';

async function tryCoupon(page: Page, code: string, state: 'valid' | 'invalid'): Promise<void> {
  await cartWith(page, ['Reine', 'César']);
  await openCart(page);
  await useCoupon(page, code, state);
}

interface AnsweredMenu {
  categories: { items: { item_name: string; is_available: boolean; item_price: { price_pickup: number } }[] }[];
}

const itemsOf = (menus: AnsweredMenu[]) => menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));

export const cartScenes: Scene[] = [
  over('empty cart', async (page) => {
    await page.goto('/menu');
    await openCart(page);
    await page.getByText('Rien au four').first().waitFor();
  }),
  page('menu with a cart', (page) => cartWith(page, ['Reine'])),
  over('cart', async (page) => {
    await cartWith(page, ['Reine']);
    await openCart(page);
    await page.getByTestId('cart-line').first().waitFor();
  }),
  over('cart with a gift and a discount', async (page) => {
    await cartWith(page, ['Reine', 'Calzone', 'Planche à partager', 'Arancini à la rosette']);
    await openCart(page);
    await page.getByTestId('cart-free-line').first().waitFor();
    await page.getByTestId('cart-free-line').last().scrollIntoViewIfNeeded();
  }),
  over('cart, its totals', async (page) => {
    await cartWith(page, ['Reine', 'Côtes-du-rhône']);
    await openCart(page);
    await page.getByTestId('cart-total').last().scrollIntoViewIfNeeded();
  }),
  over('cart line, its note', async (page) => {
    await cartWith(page, ['Reine']);
    await openCart(page);
    await page
      .getByTestId('cart')
      .last()
      .getByRole('button', { name: /^note pour/i })
      .click();
  }),
  over('cart line, changed', async (page) => {
    await cartWith(page, ['Reine']);
    await openCart(page);
    await page
      .getByTestId('cart')
      .last()
      .getByRole('button', { name: /^modifier/i })
      .click();
    await page.getByTestId('item-dialog').waitFor();
  }),
  over('cart with a dish that is sold out', async (page) => {
    await cartWith(page, ['Reine']);
    await answerWith(page, 'menus', (menus: AnsweredMenu[]) => {
      for (const item of itemsOf(menus)) if (item.item_name === 'Reine') item.is_available = false;
      return menus;
    });
    await page.reload();
    await openCart(page);
    await page.getByText('Épuisé').first().waitFor();
  }),
  over('cart with a price that rose', async (page) => {
    await cartWith(page, ['Reine', 'César']);
    const shown = Promise.withResolvers<void>();
    await answerWith(page, 'menus', async (menus: AnsweredMenu[]) => {
      await shown.promise;
      for (const item of itemsOf(menus)) if (item.item_name === 'Reine') item.item_price.price_pickup += 0.5;
      return menus;
    });
    await page.reload();
    await openCart(page);
    await page.getByTestId('cart-total').last().waitFor();
    shown.resolve();
    await page.getByTestId('price-news').last().waitFor();
  }),
  over('coupon that is valid', (page) => tryCoupon(page, 'BIENVENUE', 'valid')),
  over('coupon whose day is another', (page) => tryCoupon(page, 'DIMANCHE', 'valid')),
  over('coupon that does not exist', (page) => tryCoupon(page, 'PERDU', 'invalid')),
  over('offer that is lost', async (page) => {
    // The shop's clock differs from the page's, so a late response would reset the page's clock.
    let isLater = false;
    await page.route('**/v2/**', async (route) => {
      const response = await route.fetch();
      await (isLater ? route.abort() : route.fulfill({ response }));
    });
    await answerWith(page, 'offers', (offers: object[]) => {
      const until20 = [{ days: ['fri'], start: '12:00', end: '20:00' }];
      return [...offers, { ...offers[0], id: 90, type: 'percentage', value: 20, items: [402], active_times: until20 }];
    });
    // Blocks the offers too, which the page requests again later.
    await page.route('**/v2/**', (route) => (isLater ? route.abort() : route.fallback()));
    await page.clock.install();
    await cartWith(page, ['César']);
    await openCart(page);
    await page.getByTestId('cart-discount').last().waitFor();
    isLater = true;
    await page.clock.fastForward('01:05:00');
    await page.getByText('ne s’applique plus').first().waitFor();
  }),
];
