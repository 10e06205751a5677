import { fillPersonal, leaveDelivery, next, onTab } from '@comptoir/e2e/diner';
import type { Browser, Page } from 'playwright-core';
import { median } from '../quantile.ts';
import type { Measure } from '../report.ts';
import { openPhone } from './open-browser.ts';
import { markPage, readMarks } from './page-marks.ts';

interface Line {
  latencyMilliseconds: number;
  kilobitsPerSecond: number;
}

export const street: Line = { latencyMilliseconds: 150, kilobitsPerSecond: 1600 };
const cellar: Line = { latencyMilliseconds: 400, kilobitsPerSecond: 400 };
const slowdown = 4;

/** Opens a phone's page with an empty profile, a slow CPU and a slow network. */
export async function onSlowPhone<T>(browser: Browser, line: Line, use: (page: Page) => Promise<T>): Promise<T> {
  const { context, page } = await openPhone(browser);
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await markPage(page);
  const result = await use(page);
  await context.close();
  return result;
}

/** Seconds until the largest contentful paint without any input. */
async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await readMarks(page)).largestPaint / 1000;
}

/** Seconds from a tap on the cart, right after the first paint, until the cart is open. */
async function firstTap(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const cart = page.getByTestId('header').getByRole('button', { name: /panier/i });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const box = await cart.boundingBox();
  if (!box) throw new Error(`${address} has no cart`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('dialog').waitFor();
  const { tappedAt, openedAt } = await readMarks(page);
  return (openedAt - tappedAt) / 1000;
}

/** Seconds until the first dish is in the cart, the second one is, and the order is confirmed, for a diner who never waits. */
async function orderAtOnce(page: Page, url: string): Promise<number[]> {
  const startedAt = performance.now();
  const times: number[] = [];
  const note = () => times.push((performance.now() - startedAt) / 1000);
  const untilLines = (count: number) =>
    page.waitForFunction((wanted) => JSON.parse(localStorage.getItem('cart') ?? '{}').lines?.length >= wanted, count);
  await page.goto(`${url}/menu`, { waitUntil: 'commit' });
  await page.locator('button[data-testid=add-to-cart]').first().tap();
  const first = untilLines(1).then(note);
  await page.getByTestId('item').nth(1).getByRole('link').first().tap();
  await page.getByTestId('item-dialog').getByTestId('add-to-cart').tap();
  await first;
  await untilLines(2).then(note);
  await page
    .getByRole('button', { name: /panier/i })
    .first()
    .tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /commander/i })
    .tap();
  await page.getByTestId('order-type-pickup').tap();
  await onTab(page, 'personal');
  await fillPersonal(page);
  await next(page);
  await onTab(page, 'delivery');
  await leaveDelivery(page, 'pickup');
  await page.getByTestId('place-order').tap();
  await page.getByText('Commande confirmée').first().waitFor();
  note();
  return times;
}

/** Returns medians of `runs` on a mobile network outdoors and in a cellar. `order` is the path of an order's page. */
export async function measureSlowLines(browser: Browser, url: string, order: string, runs: number): Promise<Measure[]> {
  const orderPaint = 'order in the street: largest paint';
  const found = new Map<string, number[]>();
  const note = (name: string, value = Number.NaN) => found.set(name, [...(found.get(name) ?? []), value]);
  for (let run = 0; run < runs; run++) {
    for (const [name, path] of Object.entries({ home: '/', menu: '/menu' })) {
      const address = url + path;
      note(
        `${name} in the street: largest paint`,
        await onSlowPhone(browser, street, (page) => largestPaint(page, address)),
      );
      note(`${name} in the street: first tap`, await onSlowPhone(browser, street, (page) => firstTap(page, address)));
    }
    note(orderPaint, await onSlowPhone(browser, street, (page) => largestPaint(page, url + order)));
    const [first, second, confirmed] = await onSlowPhone(browser, cellar, (page) => orderAtOnce(page, url));
    note('menu in a cellar: the first + is in the cart', first);
    note('menu in a cellar: the first Ajouter is in the cart', second);
    note('menu in a cellar: thanks page', confirmed);
  }
  const limits: Record<string, number> = { 'largest paint': 1.3, 'first tap': 1.5, [orderPaint]: 1 };
  return [...found].map(([name, values]) => ({
    name,
    value: median(values),
    unit: 's',
    kind: 'most',
    limit: limits[name] ?? limits[name.split(': ')[1] ?? ''] ?? 15,
    against: `median of ${values.map((value) => value.toFixed(2)).join(', ')}`,
  }));
}
