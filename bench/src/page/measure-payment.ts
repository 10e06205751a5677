import { openShop } from '@comptoir/e2e';
import { registerWallets } from '@comptoir/e2e/card-sandbox';
import { awake, fillPersonal, next, onTab } from '@comptoir/e2e/diner';
import { walletButton, walletSheet } from '@comptoir/e2e/wallet-diner';
import type { Browser, Page } from 'playwright-core';
import { median, quantile } from '../quantile.ts';
import type { Measure } from '../report.ts';
import { comingEvening } from '../shop/coming-evening.ts';
import { watchHands } from './measure-taps.ts';
import { openBrowser } from './open-browser.ts';
import { onSlowPhone, street } from './slow-lines.ts';

const heldMilliseconds = 3_000;

/** Puts a dish into the cart. The page has a wallet, as an iPhone has. */
async function fillCart(page: Page, url: string): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true }, PaymentRequest: undefined }),
  );
  await page.goto(`${url}/menu`);
  await awake(page);
  await page.locator('button[data-testid=add-to-cart]').first().tap();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines?.length === 1);
}

/** Seconds from the tap that leads to the payment step until the card form takes a digit (PYX-100). */
async function cardField(page: Page, url: string, isIntentHeld: boolean): Promise<number> {
  if (isIntentHeld)
    await page.route('**/stripe-payment-intent', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, heldMilliseconds));
      await route.continue();
    });
  await fillCart(page, url);
  await page.goto(`${url}/checkout`);
  await page.getByTestId('order-type-pickup').tap();
  await onTab(page, 'personal');
  await fillPersonal(page);
  await next(page);
  await onTab(page, 'delivery');
  // A diner looks at the times before going on.
  await page.waitForTimeout(2_000);
  const startedAt = performance.now();
  await next(page);
  await onTab(page, 'payment');
  await page.getByText('Carte bancaire', { exact: true }).tap();
  const number = page.getByTestId('card-field').frameLocator('iframe').getByLabel('Numéro de carte');
  await number.tap();
  await number.press('4');
  const typed = await number.inputValue();
  if (typed.trim() !== '4') throw new Error(`The card form took no digit: "${typed}"`);
  return (performance.now() - startedAt) / 1000;
}

/** The longest time from a hand to its paint in the page and in its frames, in milliseconds. One frame of a screen if none is told. */
async function longestHand(page: Page): Promise<number> {
  await page.waitForTimeout(700);
  const told = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate(() => (window as unknown as { taps?: number[] }).taps?.splice(0) ?? [])),
  );
  return Math.max(16, ...told.flat());
}

interface ExpressTimes {
  button: number;
  firstTap: number;
  secondTap: number;
  taps: number;
  shifts: number;
}

/** The express pickup, from the open cart to the wallet's own sheet (PYX-37, PYX-101). */
async function expressPickup(page: Page, url: string): Promise<ExpressTimes> {
  let taps = 0;
  await page.exposeFunction('noteTap', () => {
    taps += 1;
  });
  await watchHands(page);
  await page.addInitScript(() => {
    const { noteTap } = window as unknown as { noteTap: () => void };
    // The driver asks by the mouse whether a button can be pressed.
    addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && noteTap(), true);
    addEventListener('keydown', () => noteTap(), true);
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await fillCart(page, url);
  await page
    .getByRole('button', { name: /panier/i })
    .first()
    .tap();
  const button = page.getByTestId('express');
  await button.waitFor();
  // A diner reads the cart.
  await page.waitForTimeout(2_000);
  await longestHand(page);
  taps = 0;
  const shiftsBefore = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  const startedAt = performance.now();
  await button.tap();
  const wallet = walletButton(page);
  // Waits until it can be pressed.
  await wallet.click({ trial: true });
  const seconds = (performance.now() - startedAt) / 1000;
  const firstTap = await longestHand(page);
  const shifts = (await page.evaluate(() => (window as unknown as { shifts: number }).shifts)) - shiftsBefore;
  await wallet.tap();
  await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
  return { button: seconds, firstTap, secondTap: await longestHand(page), taps, shifts };
}

async function measureRuns(browser: Browser, url: string, runs: number): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  const note = (name: string, value: number) => found.set(name, [...(found.get(name) ?? []), value]);
  for (let run = 0; run < runs; run++) {
    for (const isHeld of [false, true])
      note(
        isHeld ? 'payment step: a digit, with the intent held for 3 s' : 'payment step: a digit',
        await onSlowPhone(browser, street, (page) => cardField(page, url, isHeld)),
      );
    const times = await onSlowPhone(browser, street, (page) => expressPickup(page, url));
    note('express pickup: a button to press', times.button);
    note('express pickup: first tap', times.firstTap);
    note('express pickup: second tap', times.secondTap);
    note('express pickup: taps and keys of a guest beside the wallet’s sheet', times.taps);
    note('express pickup: layout shifts', times.shifts);
  }
  return found;
}

const limits: Record<string, [limit: number, unit: string]> = {
  'payment step: a digit': [2.5, 's'],
  'payment step: a digit, with the intent held for 3 s': [2.5, 's'],
  'express pickup: a button to press': [3, 's'],
  'express pickup: first tap': [200, 'ms'],
  'express pickup: second tap': [200, 'ms'],
  'express pickup: taps and keys of a guest beside the wallet’s sheet': [2, ''],
  'express pickup: layout shifts': [0, ''],
};

/** Paying on a slow phone outdoors, with the sandbox's script, which is lighter than the provider's own. Three quarters of the runs are below a time. */
export async function measurePayment(runs: number): Promise<Measure[]> {
  const shop = await openShop({ CLOCK: comingEvening() });
  const browser = await openBrowser();
  try {
    await registerWallets(shop);
    const found = await measureRuns(browser, shop.url, runs);
    return [...found].map(([name, values]) => {
      const [limit, unit] = limits[name] ?? [Number.NaN, ''];
      const against = `median ${median(values).toFixed(2)} of ${values.map((value) => value.toFixed(2)).join(', ')}`;
      return { name, value: quantile(values, 0.75), unit, limit, kind: 'most', against };
    });
  } finally {
    await browser.close();
    await shop.dispose();
  }
}
