import type { FrameLocator, Page } from 'playwright-core';
import { newDiner } from './browser.ts';
import { addItem, next, onTab, walkToDelivery } from './diner.ts';
import { walkOnce } from './scenes/walk-once.ts';
import type { Shop } from './shop.ts';

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

export const securityCode = '739';

export const cardFrame = (page: Page): FrameLocator => page.getByTestId('card-field').frameLocator('iframe');

interface PaymentStepOptions {
  /** Called before the step is opened, for example to hold back a request. */
  prepare?: (page: Page) => Promise<void>;
  dish?: string;
  /** For scripts that a test adds to the page, such as axe. */
  bypassCSP?: boolean;
}

/** A guest at the payment step, with one dish for pickup. `calls` has all requests that the page sent to the shop. */
export async function openPaymentStep(
  shop: Shop,
  { prepare, dish = 'Reine', bypassCSP = false }: PaymentStepOptions = {},
) {
  const diner = await newDiner(shop.url, { bypassCSP });
  const { page } = diner;
  const calls: Call[] = [];
  const sandboxPaths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/demo-card/')) sandboxPaths.push(pathname.replace('/demo-card', ''));
    if (origin === shop.url && request.method() !== 'GET' && request.postData()?.startsWith('{'))
      calls.push({ method: request.method(), path: pathname, body: request.postDataJSON() });
  });
  await walkOnce(page, `a ${dish} that is picked up`, '/checkout', async () => {
    await page.goto('/menu');
    await addItem(page, dish);
    await walkToDelivery(page, 'pickup');
  });
  await onTab(page, 'delivery');
  await prepare?.(page);
  const sandboxPathsBefore = [...sandboxPaths];
  await next(page);
  await onTab(page, 'payment');
  return {
    ...diner,
    calls,
    /** The browser's requests to the Stripe sandbox, and those before the payment step. */
    sandboxPaths,
    sandboxPathsBefore,
    orders: () => calls.filter(({ method, path }) => method === 'POST' && path === '/v2/public/checkout/'),
    localIds: () => calls.map(({ body }) => body.local_id),
    confirmations: () => sandboxPaths.filter((path) => path.endsWith('/confirm')).length,
  };
}

export type CardDiner = Awaited<ReturnType<typeof openPaymentStep>>;

/** Waits until the payment of the order that is shown is prepared at the provider. */
export async function whenPrepared(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.cart?.includes('"paymentIntentId":"'));
}

export async function chooseCard(page: Page): Promise<void> {
  await page.getByText('Carte bancaire', { exact: true }).click();
}

export const isCardTyped = (page: Page): Promise<boolean> =>
  cardFrame(page)
    .getByLabel('Code de sécurité')
    .inputValue({ timeout: 500 })
    .then((text) => text === securityCode)
    .catch(() => false);

export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  for (const [label, text] of [
    ['Numéro de carte', number],
    ['Date d’expiration', '1230'],
    ['Code de sécurité', securityCode],
  ] as const)
    await frame.getByLabel(label).fill(text);
}

const asking = '4000002500003155';

/** Test cards: the first is charged at once, the second only after 3-D Secure. */
export const goodCards = [
  ['a card', '4242424242424242'],
  ['a card of which the bank asks its holder', asking],
] as const;

export async function payByCard(page: Page, number: string): Promise<void> {
  await chooseCard(page);
  await typeCard(page, number);
  await page.getByTestId('place-order').click();
  if (number === asking) {
    const bank = page.frameLocator('iframe[title="Authentification 3D Secure"]');
    await bank.getByRole('button', { name: 'Confirmer' }).click();
  }
  await page.waitForURL('**/success');
}
