import { pickupOrder } from '@comptoir/contract/testing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './accessibility/find-violations.ts';
import { desk, newDiner, phone } from './browser.ts';
import { whenPrepared } from './card-diner.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { addItem, enterCheckout, fillPersonal, next, onTab } from './diner.ts';
import { openCart } from './scenes/cart-steps.ts';
import { makeOrder, postOrder } from './send-order.ts';
import { openShop, type Shop } from './shop.ts';
import { askDatabase } from './shop-database.ts';

const minute = 60_000;
const date = '2026-11-25';

let shop: Shop;
// An oven of two pizzas in a quarter of an hour, made half an hour early at most: four for a slot.
beforeAll(async () => {
  shop = await openShop({ CLOCK: `${date}T18:35:00+01:00` });
  await changeCatalogue(shop, ({ settings, offers }) => {
    // A gift is work too.
    offers.length = 0;
    settings['kitchen.posts'] = [{ id: 'four', name: 'Four', per_window: 2, early_minutes: 30 }];
  });
});
afterAll(() => shop.dispose());
afterEach(() =>
  askDatabase(shop.dataDir, (query) => query('truncate holds, order_work, kitchen_loads')).then(() => undefined),
);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Another diner orders dishes for a slot. */
async function fill(time: string, quantity: number): Promise<void> {
  const customer = { ...pickupOrder().customer, date: `${date} ${time}` };
  const order = await makeOrder(shop.url, { local_id: crypto.randomUUID(), customer }, quantity);
  expect((await postOrder(shop.url, order)).status).toBe(200);
}

async function readHolds(): Promise<{ local_id: string }[]> {
  return askDatabase(shop.dataDir, (query) => query<{ local_id: string }>('select local_id from holds'));
}

async function walkToTimes(page: Page): Promise<void> {
  await page.goto('/menu');
  await addItem(page, 'Reine', 1);
  await enterCheckout(page, 'pickup');
  await fillPersonal(page);
  await next(page);
  await onTab(page, 'delivery');
  await page.getByTestId('next-time').nth(2).waitFor();
}

async function walkToPayment(page: Page, time?: string): Promise<void> {
  await walkToTimes(page);
  if (time) await timeCard(page, time).click();
  await next(page);
  await onTab(page, 'payment');
  // An answer that arrives after a test has moved the page's clock would set it right again.
  await whenPrepared(page);
}

const timeCard = (page: Page, time: string) =>
  page.locator(`[data-testid=next-time][data-time^="${time}"], [data-testid=slot][data-time^="${time}"]`);
const holdLine = (page: Page) => page.getByTestId('hold').locator('p').first();

describe('the times of a kitchen with posts', () => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ])(
    'say why each grey one does not fit the cart, and offer the next three first, on a %s [CAP-03]',
    async (_name, viewport) => {
      await fill('19:30', 4);
      await fill('20:00', 4);
      const { page, problems, leave } = await newDiner(shop.url, { viewport });
      await walkToTimes(page);
      await page.getByRole('group', { name: 'Les trois prochains' }).waitFor();
      const run = page.locator('[data-testid=slot-run][data-reason=kitchen]').first();
      expect(plain(await run.innerText())).toContain('19 h 30');
      expect(plain(await run.innerText())).toContain('Complet en cuisine');
      const times = await page.getByTestId('next-time').allInnerTexts();
      expect(times).toHaveLength(3);
      expect(plain(times[0] ?? '')).toContain('Dès que possible');
      expect(await findViolations(page)).toEqual([]);
      const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([isScrolled, problems]).toEqual([false, []]);
      await leave();
    },
  );
});

describe('a cart that the kitchen can make for no time', () => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('says so in the cart, with the number to call, on a %s [CAP-11]', async (_name, viewport) => {
    const { page, problems, leave } = await newDiner(shop.url, { viewport });
    await page.goto('/menu');
    await addItem(page, 'Reine', 4);
    await openCart(page);
    const cart = page.getByTestId('cart').last();
    await cart.waitFor();
    expect(await cart.getByTestId('large-order').count()).toBe(0);
    await cart
      .getByRole('button', { name: /^(plus|augmenter|ajouter une?)\b/i })
      .first()
      .click();
    const note = cart.getByTestId('large-order');
    await note.waitFor();
    expect(plain(await note.innerText())).toBe('Pour plus de 4 pizzas tomate, appelez-nous : 04 00 00 00 00');
    expect(await note.getByRole('link').getAttribute('href')).toBe('tel:+33400000000');
    expect(await findViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('a slot that is kept while its diner pays', () => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ])(
    'is said with its end by the server’s clock, though the device’s is a day off, on a %s [CAP-05, CAP-16]',
    async (_name, viewport) => {
      const { page, problems, leave } = await newDiner(shop.url, { viewport });
      await page.clock.install({ time: Date.now() - 24 * 60 * minute });
      await walkToPayment(page, '19:30');
      const line = holdLine(page);
      await line.waitFor();
      expect(plain(await line.innerText())).toMatch(/^Créneau gardé jusqu’à 18 h 4[3-9]$/);
      await page.getByText('Votre créneau est garanti : la cuisine a gardé la place.').waitFor();
      expect(await readHolds()).toHaveLength(1);
      expect(await findViolations(page)).toEqual([]);
      await page.clock.fastForward(7 * minute + 10_000);
      await expect
        .poll(async () => plain(await line.innerText()))
        .toMatch(/^Encore une minute : créneau gardé jusqu’à/);
      expect(await findViolations(page)).toEqual([]);
      expect(problems).toEqual([]);
      await leave();
    },
  );

  it('is asked for again silently when the hold ended, and is the order’s [CAP-05]', async () => {
    const { page, problems, leave } = await newDiner(shop.url);
    await page.clock.install();
    await walkToPayment(page, '19:30');
    await holdLine(page).waitFor();
    await askDatabase(shop.dataDir, (query) => query('truncate holds'));
    await page.clock.fastForward(9 * minute);
    await expect.poll(readHolds).toHaveLength(1);
    await holdLine(page).waitFor();
    await onTab(page, 'payment');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    await expect.poll(readHolds).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });

  it('that others took meanwhile is named, with three others and all that was typed [CAP-05]', async () => {
    const { page, leave } = await newDiner(shop.url, { viewport: phone });
    await page.clock.install();
    await walkToPayment(page, '19:30');
    await holdLine(page).waitFor();
    await askDatabase(shop.dataDir, (query) => query('truncate holds'));
    await fill('19:30', 4);
    await page.clock.fastForward(9 * minute);
    await onTab(page, 'delivery');
    const alert = page.getByRole('alert').first();
    expect(plain(await alert.innerText())).toBe(
      '19 h 30 est parti pendant que vous remplissiez. Tout ce que vous avez écrit est gardé. Voici les trois prochains.',
    );
    await page.getByTestId('next-time').nth(2).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByTestId('next-time').nth(1).click();
    await next(page);
    await onTab(page, 'payment');
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    await leave();
  });

  it('is given back by a diner who leaves the shop’s page, or the checkout in it [CAP-04]', async () => {
    const { page, leave } = await newDiner(shop.url);
    await walkToPayment(page, '19:30');
    await expect.poll(readHolds).toHaveLength(1);
    await page.goto('/menu');
    await expect.poll(readHolds).toEqual([]);
    await page.goto('/checkout');
    await onTab(page, 'payment');
    await expect.poll(readHolds).toHaveLength(1);
    await page.getByRole('link', { name: /accueil/ }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(readHolds).toEqual([]);
    await leave();
  });

  it('is the same in two tabs with one cart, and the later choice counts [CAP-04]', async () => {
    const { page, leave } = await newDiner(shop.url);
    await walkToPayment(page, '19:30');
    await holdLine(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await enterCheckout(other, 'pickup');
    await fillPersonal(other);
    await next(other);
    await timeCard(other, '19:30').click();
    await next(other);
    await holdLine(other).waitFor();
    await expect.poll(readHolds).toHaveLength(1);
    expect(await holdLine(other).innerText()).toBe(await holdLine(page).innerText());
    await other.getByTestId('checkout-tab-delivery').click();
    await timeCard(other, '20:00').click();
    await next(other);
    await holdLine(other).waitFor();
    await expect.poll(readHolds).toHaveLength(1);
    await expect.poll(() => page.getByTestId('hold').innerText()).toBe('');
    await leave();
  });
});
