import type { Page } from 'playwright-core';
import { chooseCard } from './card-diner.ts';
import {
  addItem,
  awake,
  chooseZone,
  enterCheckout,
  leaveDelivery,
  type Mode,
  next,
  onTab,
  openItem,
  walkToDelivery,
} from './diner.ts';
import { fridayEvening, openShop, type Shop } from './shop.ts';

/** Monday evening: the restaurant rests. */
const mondayEvening = '2026-11-23T18:00:00Z';

/** The shops that the scenes play in. */
export const sceneShops = {
  evening: () => openShop({ CLOCK: fridayEvening }),
  closed: () => openShop({ CLOCK: mondayEvening }),
  /** Its API is somewhere else, and does not answer. */
  withoutApi: () => openShop({ API_ROOT: 'http://127.0.0.1:9' }),
} satisfies Record<string, () => Promise<Shop>>;

export type SceneShop = keyof typeof sceneShops;

/** A screen, an open sheet or a state of one, and the steps that lead there from a fresh profile. */
export interface Scene {
  name: string;
  shop: SceneShop;
  /** What a picture shows: all of the page, or no more than fits the window, for what lies above a page or depends on its scrolling. */
  frame: 'page' | 'window';
  enter: (page: Page) => Promise<void>;
}

const key = (page: Page, text: string) => page.locator(`[data-i18n="${text}"]`).first();
const openCart = (page: Page) =>
  page
    .getByRole('button', { name: /panier/i })
    .first()
    .click();

async function openPicker(page: Page): Promise<void> {
  await page.goto('/menu');
  await page.getByTestId('location-button').first().click();
  await page.getByTestId('location-picker').waitFor();
}

async function searchAddress(page: Page, text: string): Promise<void> {
  await openPicker(page);
  await page.getByTestId('location-option-address').click();
  await page.getByTestId('address-search').fill(text);
  await page.getByTestId('address-suggestion').first().waitFor();
}

/** What browsers kept at the end of a walk, by shop and walk. */
const kept = new Map<string, { local: Record<string, string>; session: Record<string, string> }>();

/** Walks a long way once: who goes there again finds in the browser what the first one left, as after a reload, at this address. */
async function walkOnce(page: Page, walk: string, address: string, steps: () => Promise<void>): Promise<void> {
  await page.goto('/healthz');
  const key = `${new URL(page.url()).origin} ${walk}`;
  const found = kept.get(key);
  if (!found) {
    await steps();
    kept.set(key, await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } })));
    return;
  }
  await page.evaluate(({ local, session }) => {
    Object.assign(localStorage, local);
    Object.assign(sessionStorage, session);
  }, found);
  await page.goto(address);
  await awake(page);
}

async function cartWith(page: Page, names: string[]): Promise<void> {
  await walkOnce(page, `cart with ${names}`, '/menu', async () => {
    await page.goto('/menu');
    for (const name of names) await addItem(page, name);
  });
}

async function useCoupon(page: Page, code: string, state: 'valid' | 'invalid'): Promise<void> {
  await cartWith(page, ['Reine', 'César']);
  await openCart(page);
  const cart = page.getByTestId('cart').last();
  await cart.getByTestId('coupon-input').fill(code);
  await cart.getByTestId('coupon-apply').click();
  await cart.locator(`[data-testid=coupon-state][data-state=${state}]`).waitFor();
}

async function fillCart(page: Page, mode: Mode): Promise<void> {
  await cartWith(page, ['Reine', 'Tiramisu de la maison']);
  if (mode === 'delivery') await chooseZone(page, 'Croix-Rousse');
}

async function toPersonal(page: Page, mode: Mode): Promise<void> {
  await walkOnce(page, `who orders a ${mode}`, '/checkout', async () => {
    await fillCart(page, mode);
    await enterCheckout(page, mode);
  });
  await onTab(page, 'personal');
}

async function toDelivery(page: Page, mode: Mode): Promise<void> {
  await walkOnce(page, `where and when of a ${mode}`, '/checkout', async () => {
    await fillCart(page, mode);
    await walkToDelivery(page, mode);
  });
  await onTab(page, 'delivery');
}

async function toPayment(page: Page, mode: Mode): Promise<void> {
  await toDelivery(page, mode);
  await leaveDelivery(page, mode);
}

async function order(page: Page, mode: Mode): Promise<void> {
  await toPayment(page, mode);
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  await page.getByText('Commande confirmée').first().waitFor();
}

/** Changes what the API answers to a list's reading in the browser. */
async function answerWith(page: Page, list: string, change: (payload: never) => unknown): Promise<void> {
  await page.route(`**/v2/public/${list}`, async (route) => {
    // Asked without what the page knows already: an answer that nothing changed has no body to change.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, payload: change(body.payload as never) } });
  });
}

const goTo = (path: string) => async (page: Page) => void (await page.goto(path));

/** Entered in the shop of the evening, shown as a whole. */
const page = (name: string, enter: Scene['enter']): Scene => ({ name, shop: 'evening', frame: 'page', enter });
/** The same, of which no more is shown than the window. */
const over = (name: string, enter: Scene['enter']): Scene => ({ name, shop: 'evening', frame: 'window', enter });

const screens: Scene[] = [
  page('home', goTo('/')),
  page('menu', goTo('/menu')),
  page('checkout without a cart', goTo('/checkout')),
  page('success without an order', goTo('/success')),
  page('not found', goTo('/nope')),
  page('error page', async (page) => {
    // Its code can't be had, and a moment ago it could not either.
    await page.route('**/assets/cookie-policy-*.js', (route) => route.abort());
    await page.goto('/');
    await awake(page);
    await page.evaluate(() =>
      sessionStorage.setItem('reload-guard', JSON.stringify({ '/cookie-policy': Date.now() + 60_000 })),
    );
    await page
      .getByTestId('footer')
      .getByRole('link', { name: /cookies/i })
      .click();
    await page.getByTestId('error-page').waitFor();
  }),
  page('privacy policy', goTo('/privacy-policy')),
  page('terms of service', goTo('/terms-of-service')),
  page('cookie policy', goTo('/cookie-policy')),
];

const menuScenes: Scene[] = [
  over('menu scrolled', async (page) => {
    await page.goto('/menu');
    await awake(page);
    // The page hears of scrolling a moment after it is awake.
    await page.waitForFunction(() => {
      scrollBy({ top: 40, behavior: 'instant' });
      return document.documentElement.hasAttribute('data-reading-down');
    });
    await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
  }),
  over('item sheet', async (page) => {
    await page.goto('/menu');
    await openItem(page, 'Reine');
  }),
  over('item sheet, its choices', async (page) => {
    await page.goto('/menu');
    const sheet = await openItem(page, 'Menu p’tit gone');
    await sheet.getByRole('radio').first().check({ force: true });
    await sheet.getByRole('group').last().scrollIntoViewIfNeeded();
  }),
  page('search', async (page) => {
    await page.goto('/menu');
    await awake(page);
    await page.getByTestId('menu-search').fill('chevre');
    await page.getByTestId('search-result').first().waitFor();
  }),
  page('search without result', async (page) => {
    await page.goto('/menu');
    await awake(page);
    await page.getByTestId('menu-search').fill('sushi');
    await page.getByText('Aucun plat ne correspond à votre recherche').first().waitFor();
  }),
  page('empty menu', async (page) => {
    await answerWith(page, 'menus', () => []);
    await page.goto('/menu');
    await page.getByTestId('item').first().waitFor({ state: 'detached' });
  }),
];

const locationScenes: Scene[] = [
  over('location picker', openPicker),
  over('location picker, zones', async (page) => {
    await openPicker(page);
    await page.getByTestId('location-option-zone').click();
    await page.getByTestId('zone-option').first().waitFor();
  }),
  over('location picker, suggestions', (page) => searchAddress(page, '3 rue de Cuire')),
  over('location picker, an unknown address', async (page) => {
    await openPicker(page);
    await page.getByTestId('location-option-address').click();
    await page.getByTestId('address-search').fill('zzzz');
    await page.getByTestId('location-picker').getByText('Aucun résultat').first().waitFor();
  }),
  over('location picker, outside of all zones', async (page) => {
    await searchAddress(page, '1 cours Émile-Zola');
    await page.getByTestId('address-suggestion').first().click();
    await page.getByTestId('fetch-instead').waitFor();
  }),
  over('location picker, too far', async (page) => {
    await answerWith(page, 'settings', (values: { name: string; value: unknown }[]) => {
      const changed: Record<string, unknown> = {
        'features.delivery.calculation_type': 'distance',
        'features.delivery.max_distance': 1,
      };
      return values.map((setting) =>
        setting.name in changed ? { ...setting, value: changed[setting.name] } : setting,
      );
    });
    await searchAddress(page, '1 cours Émile-Zola');
    await page.getByTestId('address-suggestion').first().click();
    await page.getByTestId('fetch-instead').waitFor();
  }),
  page('menu with a place of delivery', async (page) => {
    await page.goto('/menu');
    await chooseZone(page, 'Vieux Lyon');
  }),
];

const cartScenes: Scene[] = [
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
    await answerWith(
      page,
      'menus',
      (menus: { categories: { items: { item_name: string; is_available: boolean }[] }[] }[]) => {
        const dish = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
        for (const item of dish) if (item.item_name === 'Reine') item.is_available = false;
        return menus;
      },
    );
    await page.reload();
    await openCart(page);
    await page.getByText('Épuisé').first().waitFor();
  }),
  over('coupon that is valid', (page) => useCoupon(page, 'BIENVENUE', 'valid')),
  over('coupon whose day is another', (page) => useCoupon(page, 'DIMANCHE', 'valid')),
  over('coupon that does not exist', (page) => useCoupon(page, 'PERDU', 'invalid')),
  over('offer that is lost', async (page) => {
    // The shop does not go with the page's clock: an answer that comes late would set it back.
    let isLater = false;
    await page.route('**/v2/**', async (route) => {
      const response = await route.fetch();
      await (isLater ? route.abort() : route.fulfill({ response }));
    });
    await answerWith(page, 'offers', (offers: object[]) => {
      const until20 = [{ days: ['fri'], start: '12:00', end: '20:00' }];
      return [...offers, { ...offers[0], id: 90, type: 'percentage', value: 20, items: [402], active_times: until20 }];
    });
    await page.clock.install();
    await cartWith(page, ['César']);
    await openCart(page);
    await page.getByTestId('cart-discount').last().waitFor();
    isLater = true;
    await page.clock.fastForward('01:05:00');
    await page.getByText('ne s’applique plus').first().waitFor();
  }),
];

const checkoutScenes: Scene[] = [
  page('checkout', async (page) => {
    await cartWith(page, ['Reine']);
    await page.goto('/checkout');
    await onTab(page, 'type');
  }),
  page('checkout, below the minimum', async (page) => {
    await cartWith(page, ['Reine']);
    await chooseZone(page, 'Vieux Lyon');
    await page.goto('/checkout');
    await page.getByTestId('order-type-delivery').click();
    await page.getByText('Minimum de commande pour la livraison').first().waitFor();
  }),
  page('checkout, who orders', async (page) => {
    await toPersonal(page, 'pickup');
  }),
  page('checkout, who orders is missing', async (page) => {
    await toPersonal(page, 'pickup');
    await next(page);
    await page.getByRole('alert').first().waitFor();
  }),
  page('checkout, pickup as soon as possible', (page) => toDelivery(page, 'pickup')),
  page('checkout, pickup at a time', async (page) => {
    await toDelivery(page, 'pickup');
    await page.locator('[name=is_scheduled][value=true]').check({ force: true });
    await page.getByTestId('slot').filter({ visible: true }).first().waitFor();
  }),
  page('checkout, delivery', (page) => toDelivery(page, 'delivery')),
  page('checkout, delivery at a time that is missing', async (page) => {
    await toDelivery(page, 'delivery');
    await page.locator('[name=is_scheduled][value=true]').check({ force: true });
    await page.getByTestId('slot').filter({ visible: true }).first().waitFor();
    await next(page);
    await page.getByRole('alert').first().waitFor();
  }),
  page('checkout, payment of a pickup', (page) => toPayment(page, 'pickup')),
  page('checkout, payment of a delivery', (page) => toPayment(page, 'delivery')),
  page('checkout, payment by card', async (page) => {
    await toPayment(page, 'pickup');
    await chooseCard(page);
    await page.getByTestId('card-field').frameLocator('iframe').getByLabel('CVC').waitFor();
  }),
  page('checkout, payment without a connection', async (page) => {
    await toPayment(page, 'pickup');
    await page.context().setOffline(true);
    await page.getByText('Hors ligne').first().waitFor();
  }),
  page('checkout, payment that failed', async (page) => {
    await toPayment(page, 'pickup');
    await page.route('**/v2/public/checkout/', (route) => route.abort('connectionreset'));
    await page.getByTestId('place-order').click();
    await key(page, 'An error occurred, please try again').waitFor();
  }),
  page('checkout, confirmation too early', async (page) => {
    await toPayment(page, 'pickup');
    await page.getByTestId('checkout-tab-confirmation').click();
    await onTab(page, 'confirmation');
  }),
  page('checkout, stored and not confirmed', async (page) => {
    await toPayment(page, 'pickup');
    await page.route('**/v2/public/checkout/', (route) =>
      route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
    );
    await page.getByTestId('place-order').click();
    await onTab(page, 'confirmation');
    await page
      .getByRole('button', { name: /réessayer|renvoyer/i })
      .first()
      .waitFor();
  }),
];

const successScenes: Scene[] = [
  page('success of a pickup', (page) => order(page, 'pickup')),
  page('success of a delivery', (page) => order(page, 'delivery')),
  page('success after a reload', async (page) => {
    await order(page, 'pickup');
    await page.reload();
    await page.getByText('Commande confirmée').first().waitFor();
  }),
];

const closedScenes: Scene[] = [
  page('home of a closed shop', goTo('/')),
  page('menu of a closed shop', goTo('/menu')),
  page('cart of a closed shop', async (page) => {
    await cartWith(page, ['Reine']);
    await openCart(page);
    await page.getByTestId('cart-line').first().waitFor();
  }),
  page('checkout of a closed shop', (page) => toDelivery(page, 'pickup')),
].map((scene) => ({ ...scene, shop: 'closed' }));

const apiScenes: Scene[] = [page('home without the API', goTo('/')), page('menu without the API', goTo('/menu'))].map(
  (scene) => ({ ...scene, shop: 'withoutApi' }),
);

/** Every screen, open sheet and state that a diner can see. */
export const scenes: Scene[] = [
  ...screens,
  ...menuScenes,
  ...locationScenes,
  ...cartScenes,
  ...checkoutScenes,
  ...successScenes,
  ...closedScenes,
  ...apiScenes,
];
