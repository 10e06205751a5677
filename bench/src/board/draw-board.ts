import type { OfficeSession } from '@comptoir/e2e/office-hand';
import type { Page } from 'playwright-core';
import { openBrowser } from '../page/open-browser.ts';
import { flingingHand, type Hand, scrollFrames } from '../page/scroll-frames.ts';
import { quantile } from '../quantile.ts';
import type { Measure } from '../report.ts';
import { actOnAll } from './time-actions.ts';

/** CPU throttling makes the tablet this much slower than the machine of the benchmark. */
const slowdown = 4;
const eventsPerSecond = 10;
/** Scroll gestures: constant speed, slow enough to read a number, and flings. */
const hands: Record<string, Hand> = {
  'a scroll at 3,000 px a second': { speed: 3_000 },
  'flings, one a second that begins at 7,200': flingingHand,
};

const restMilliseconds = 2_000;

/** Measures frame times while a full board scrolls, and long tasks while another device accepts orders (BRD-44). */
export async function drawBoard(url: string, office: OfficeSession): Promise<Measure[]> {
  const browser = await openBrowser();
  // Touch only, because a mouse pointer would cause hit tests after each frame.
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: true, baseURL: url });
  const [name = '', value = ''] = office.cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto('/office/board');
  await page.getByTestId('open-service').tap();
  await page.getByTestId('sound-heard').tap();
  const orders = await office.orders();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-testid=order-card]').length >= count,
    orders.length,
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await scrollFrames(page, 'order-card');
  const scrolls: [string, number[]][] = [];
  for (const [name, hand] of Object.entries(hands)) {
    await page.waitForTimeout(restMilliseconds);
    scrolls.push([name, await scrollFrames(page, 'order-card', hand)]);
  }
  // Long tasks of the scroll gestures must not count as long tasks of orders.
  await page.waitForTimeout(restMilliseconds);
  await watchTasks(page);
  await actOnAll(office, {
    action: 'accept',
    perSecond: eventsPerSecond,
    asked: ({ promisedAt }) => ({ dueAt: promisedAt }),
  });
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await browser.close();
  const against = `${orders.length} orders, a processor ${slowdown} times slower`;
  return [
    ...scrolls.map(
      ([name, frames]): Measure => ({
        name: `the board: between two frames of ${name}, 95th percentile`,
        value: quantile(frames, 0.95),
        unit: 'ms',
        limit: 20,
        kind: 'most',
        against,
      }),
    ),
    {
      name: `the board: the longest task at ${eventsPerSecond} events a second`,
      value: Math.max(0, ...tasks),
      unit: 'ms',
      limit: 50,
      kind: 'most',
      against: `${against}, ${tasks.length} above 50 ms`,
    },
  ];
}

async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}
