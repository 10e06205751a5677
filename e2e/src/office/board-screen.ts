import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { newDiner } from '../browser.ts';
import { makeOrder, sendOrder } from '../send-order.ts';
import { openShop, type Shop } from '../shop.ts';

const tablet = { width: 1280, height: 800 };

/** A shop whose staff accepts orders at a board. The shop's address allows requests to the office. */
export const openKitchenShop = (): Promise<Shop> => openShop({}, { isReachable: true, template: 'kitchen' });

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const ownerPassword = 'une longue phrase de cuisine';

/** The cookies and storage of a browser in which an owner is signed in. */
export async function signInOwner(shop: Shop): Promise<Cookies> {
  const { page, leave } = await newDiner(shop.url);
  const told = await shop.tool('office', 'owner', '--email', 'chef@example.com');
  const token = /entrer\/([\w-]+)/.exec(told)?.[1];
  const answer = await page.request.post('/v2/office/session/enter', {
    headers: { origin: shop.url },
    data: { token, name: 'Chef', password: ownerPassword },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const state = await page.context().storageState();
  await leave();
  return state;
}

export const newBoard = ({ url }: Shop, storageState: Cookies, options: BrowserContextOptions = {}) =>
  newDiner(url, { viewport: tablet, storageState, ...options });

/** Starts a service on the board and confirms that its test sound was audible. */
export async function openService(page: Page): Promise<void> {
  await page.goto('/office/board');
  await page.getByTestId('open-service').click();
  await page.getByTestId('sound-heard').click();
  await sound(page, 'on');
  // Waits for the test sound, which the tests must not count as the ring of an order.
  await page.waitForFunction(() => ((window as { __ring?: number }).__ring ?? 0) > 0);
}

export const sound = (page: Page, state: 'on' | 'locked' | 'muted' | 'broken'): Promise<void> =>
  page.locator(`[data-testid=sound-state][data-sound=${state}]`).waitFor();

export const card = (page: Page, number: number): Locator =>
  page.locator(`[data-testid=order-card][data-number="${number}"]`);

export const inColumn = (page: Page, column: 'new' | 'kitchen' | 'ready' | 'later', number: number): Promise<void> =>
  page.locator(`[data-column=${column}] [data-testid=order-card][data-number="${number}"]`).waitFor();

export async function orderCash({ url }: Shop): Promise<number> {
  return sendOrder(url, await makeOrder(url));
}

/** Accepts an order for the earliest time, so that its preparation starts at once. */
export async function acceptSoon(page: Page, number: number): Promise<void> {
  await card(page, number).getByRole('button', { name: 'Commande' }).click();
  await page.getByTestId('order-sheet').locator('select').selectOption({ index: 1 });
  await page.getByTestId('sheet-accept').click();
  await inColumn(page, 'kitchen', number);
}

export const strokes = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { __ring?: number }).__ring ?? 0);

export const soundsOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => ({ ...(window as { __sounds?: Record<string, number> }).__sounds }));
