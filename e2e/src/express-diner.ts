import type { Page } from 'playwright-core';
import { newDiner, phone } from './browser.ts';
import { addItem, awake } from './diner.ts';
import type { Shop } from './shop.ts';

/** Browsers by the wallet that the shop expects of them. A desk's Chromium has none. */
const devices = {
  'Apple Pay': {
    define: () => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }),
    options: {},
  },
  'Google Pay': {
    // The light browser of the tests knows no payment requests.
    define: () => Object.assign(window, { PaymentRequest: class {} }),
    options: {
      userAgent:
        'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36',
    },
  },
  none: { define: () => undefined, options: {} },
};

export type Device = keyof typeof devices;

interface ExpressOptions {
  device?: Device;
  dish?: string;
  viewport?: { width: number; height: number };
  bypassCSP?: boolean;
  /** False if the cart lacks something, such as a dish with its drink. */
  isOrderable?: boolean;
  /** Called before the first page, for example to sign in. */
  prepare?: (page: Page) => Promise<unknown>;
}

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** A diner with one dish, in front of the open cart. `calls` has all requests that the page sent to the shop. */
export async function openCart(
  shop: Shop,
  {
    device = 'Apple Pay',
    dish = 'Reine',
    viewport = phone,
    bypassCSP = false,
    isOrderable = true,
    prepare,
  }: ExpressOptions = {},
) {
  const { define, options } = devices[device];
  const diner = await newDiner(shop.url, { ...options, viewport, bypassCSP });
  const { page } = diner;
  await page.addInitScript(define);
  const calls: Call[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== shop.url || pathname.startsWith('/demo-card/')) foreign.push(pathname);
    else if (request.method() !== 'GET' && request.postData()?.startsWith('{'))
      calls.push({ method: request.method(), path: pathname, body: request.postDataJSON() });
  });
  await prepare?.(page);
  await page.goto('/menu');
  await addItem(page, dish);
  await awake(page);
  // On a desk the cart lies beside the menu.
  if (viewport.width < 1024) await page.getByRole('button', { name: 'Panier, 1 article' }).click();
  if (isOrderable) await page.getByTestId('cart').locator('#order-link').waitFor();
  return {
    ...diner,
    calls,
    /** The browser's requests to the card provider. */
    foreign,
    orders: () => calls.filter(({ method, path }) => method === 'POST' && path === '/v2/public/checkout/'),
    localIds: () => calls.map(({ body }) => body.local_id),
  };
}

export type ExpressDiner = Awaited<ReturnType<typeof openCart>>;

export const expressButton = (page: Page) => page.getByTestId('express');
export const expressSheet = (page: Page) => page.getByTestId('express-sheet');
