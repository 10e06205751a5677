import { openShop, type Shop } from '@comptoir/e2e';
import { awake } from '@comptoir/e2e/diner';
import type { Browser, Page } from 'playwright-core';
import { median, quantile } from '../quantile.ts';
import type { Measure } from '../report.ts';
import { growMenu } from './grow-menu.ts';
import { openBrowser, openPhone } from './open-browser.ts';
import { scrollFrames } from './scroll-frames.ts';

const slowdown = 4;

/** Records the time from each tap or key press to the next paint, in milliseconds. */
export async function watchHands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Milliseconds from an action to its paint; one frame (16 ms) if the browser reports none. */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { taps: number[] }).taps.length = 0;
  });
  await act();
  await page.waitForTimeout(700);
  return page.evaluate(() => Math.max(16, ...(window as unknown as { taps: number[] }).taps));
}

async function handleMenu(browser: Browser, url: string): Promise<Record<string, number>> {
  const { context, page } = await openPhone(browser);
  await watchHands(page);
  await page.goto(`${url}/menu`);
  await awake(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The first scroll also hydrates the page and decodes pictures, so only the second one counts.
  await scrollFrames(page);
  const frame = quantile(await scrollFrames(page), 0.95);
  const add = page.locator('button[data-testid=add-to-cart]');
  // The first tap on "add" is slower, because it also loads the cart bar's code.
  const plus = await timeOf(page, () => add.nth(0).tap());
  const again = await timeOf(page, () => add.nth(0).tap());
  const dish = await timeOf(page, () => page.getByTestId('item').nth(1).getByRole('link').first().tap());
  await page.keyboard.press('Escape');
  const cart = await timeOf(page, () =>
    page
      .getByTestId('header')
      .getByRole('button', { name: /panier/i })
      .tap(),
  );
  await page.keyboard.press('Escape');
  const search = page.getByTestId('menu-search');
  await search.tap();
  const key = await timeOf(page, () => page.keyboard.type('piz', { delay: 150 }));
  await context.close();
  return {
    'first +': plus,
    '+': again,
    'a dish': dish,
    'the cart': cart,
    'a key in the search': key,
    'a frame': frame,
  };
}

async function measureMenu(shop: Shop, dishes: number, limit: number, runs: number): Promise<Measure[]> {
  const browser = await openBrowser();
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run++)
    for (const [name, value] of Object.entries(await handleMenu(browser, shop.url)))
      found.set(name, [...(found.get(name) ?? []), value]);
  await browser.close();
  return [...found].map(([name, values]) => ({
    name: `${dishes} dishes: ${name}`,
    value: median(values),
    unit: 'ms',
    limit: name === 'a frame' ? 17 : limit,
    kind: 'most',
    against: `median of ${values.map((value) => Math.round(value)).join(', ')}`,
  }));
}

async function measureMenus(shop: Shop, runs: number): Promise<Measure[]> {
  const measures = await measureMenu(shop, 45, 100, runs);
  await growMenu(shop, 500);
  return [...measures, ...(await measureMenu(shop, 500, 200, runs))];
}

export async function measureTaps(runs: number): Promise<Measure[]> {
  const shop = await openShop();
  return measureMenus(shop, runs).finally(shop.dispose);
}
