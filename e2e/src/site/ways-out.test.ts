import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { chooseCard, typeCard } from '../card-diner.ts';
import { addItem, alert, awake } from '../diner.ts';
import { scenes } from '../scenes/all.ts';
import { toPayment } from '../scenes/checkout-steps.ts';
import { openShop } from '../shop.ts';

const url = inject('shopUrl');

/** A failure for a diner, and how to continue. */
interface WayOut {
  /** Opens the page or message that reports the failure. */
  fail: (page: Page) => Promise<unknown>;
  /** The link or button of that page. */
  way: (page: Page) => Locator;
  /** Repairs the cause; absent if nothing must be repaired. */
  mend?: (page: Page) => Promise<unknown>;
  /** A locator for what is visible after the link or button. */
  goal: (page: Page) => Locator;
}

const enter = (name: string) => async (page: Page) => {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`No scene is named "${name}"`);
  await scene.enter(page);
};
const link = (name: string) => (page: Page) => page.locator('main').getByRole('link', { name }).last();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const screen = (name: string) => (page: Page) => page.locator(`main[data-page="${name}"]`);
const place = (page: Page) => page.getByTestId('place-order');
const thanked = screen('Order success');
const unroute = (page: Page) => page.unrouteAll();

/** Sends an order whose response is not an order, and waits for the error message. */
const orderAnswered = (status: number, body: string) => async (page: Page) => {
  await toPayment(page, 'pickup');
  await page.route('**/v2/public/checkout/', (route) => route.fulfill({ status, body }));
  await place(page).click();
  await alert(page, 'An error occurred, please try again').waitFor();
};

async function declineCard(page: Page): Promise<void> {
  await toPayment(page, 'pickup');
  await chooseCard(page);
  await typeCard(page, '4000000000000002');
  await place(page).click();
  await page.getByRole('alert').first().waitFor();
}

async function loseAddress(page: Page): Promise<void> {
  await page.route('**/v2/public/locations/?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/menu');
  await page.getByTestId('location-button').first().click();
  const picker = page.getByTestId('location-picker');
  await picker.getByTestId('location-option-address').click();
  await picker.getByTestId('address-search').fill('rue inconnue');
  await picker.getByText('Adresse introuvable').first().waitFor();
}

async function loseCheckout(page: Page): Promise<void> {
  await page.route('**/assets/checkout-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await page.goto('/checkout');
  await page.getByRole('alert').getByRole('link', { name: 'Réessayer' }).waitFor();
}

const empty = { status: 'success', page: 1, limit: 20, total: 0, orders: [] };

const ways: Record<string, WayOut> = {
  'a page that is not there leads home [ERR-01]': {
    fail: enter('not found'),
    way: link('Retour à l’accueil'),
    goal: screen('Home'),
  },
  'a page that is not there leads to the menu [ERR-01]': {
    fail: enter('not found'),
    way: link('Voir la carte'),
    goal: screen('Menu'),
  },
  'a page that broke leads home [ERR-09]': {
    fail: enter('error page'),
    way: link('Retour à l’accueil'),
    goal: screen('Home'),
  },
  'a page that broke leads to the menu [ERR-09]': {
    fail: enter('error page'),
    way: link('Voir la carte'),
    goal: screen('Menu'),
  },
  'a refused login leads to another password [ERR-02]': {
    fail: enter('login refused'),
    way: (page) => page.getByRole('link', { name: /oublié/ }),
    goal: (page) => page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }),
  },
  'an order that could not be placed is placed again [ERR-03]': {
    fail: enter('checkout, payment that failed'),
    mend: unroute,
    way: place,
    goal: thanked,
  },
  'an order that was answered by a page of a proxy is placed again [ERR-03, ERR-13]': {
    fail: orderAnswered(500, '<html><h1>Internal Server Error</h1></html>'),
    mend: unroute,
    way: place,
    goal: thanked,
  },
  'a declined card leaves the way of cash [ERR-04]': {
    fail: declineCard,
    mend: (page) => page.getByText('Espèces', { exact: false }).first().click(),
    way: place,
    goal: thanked,
  },
  'an address that can’t be looked up leaves pickup [ERR-05]': {
    fail: loseAddress,
    way: (page) => page.getByTestId('location-picker').getByTestId('location-option-pickup'),
    goal: (page) => page.getByTestId('location-button').filter({ hasText: 'À emporter' }).first(),
  },
  'a checkout whose code can’t be had is opened once more [ERR-10]': {
    fail: loseCheckout,
    mend: unroute,
    way: (page) => page.getByRole('alert').getByRole('link', { name: 'Réessayer' }),
    goal: (page) => page.getByTestId('order-type-pickup'),
  },
  'past orders that could not be read are read again [ERR-16]': {
    fail: enter('order history that failed'),
    mend: (page) => page.route('**/v2/public/auth/orders*', (route) => route.fulfill({ json: empty })),
    way: button('Réessayer'),
    goal: (page) => page.getByText('pas encore de commande').first(),
  },
};

async function follow(page: Page, { fail, way, mend, goal }: WayOut): Promise<void> {
  await fail(page);
  const offered = way(page);
  await offered.waitFor();
  await mend?.(page);
  expect(await offered.isEnabled()).toBe(true);
  await offered.click();
  await goal(page).waitFor();
}

it.each(Object.entries(ways))('%s', async (_name, way) => {
  const { page, leave } = await newDiner(url);
  await follow(page, way);
  await leave();
});

it('a menu and settings that could not be read are read again [ERR-06, ERR-07, ERR-14]', async () => {
  const shop = await openShop({ API_ROOT: 'http://127.0.0.1:9' });
  const { page, leave } = await newDiner(shop.url);
  await follow(page, {
    fail: async () => {
      // The page itself retries once, so the cause is repaired only after that.
      const asked = ['settings', 'menus'].map((part) =>
        page.waitForEvent('console', (line) => line.text().startsWith(`The ${part} could not be read again`)),
      );
      await page.goto('/menu');
      await awake(page);
      await Promise.all(asked);
      expect(await page.getByTestId('item').count()).toBe(0);
    },
    mend: () =>
      page.route('http://127.0.0.1:9/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const answer = await fetch(url + pathname);
        const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
        await route.fulfill({ status: answer.status, headers, body: await answer.text() });
      }),
    way: button('Réessayer'),
    goal: () => page.getByTestId('item').first(),
  });
  await page.getByTestId('settings-note').waitFor({ state: 'detached' });
  await leave();
  await shop.dispose();
});
