import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openService, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { beginEvening, type LongEvening, openOrders } from './long-evening.ts';

const kitchen = keepKitchen();

const eventsAnHour = 18_000;
/** The events before the first measurement, by which the browser has compiled the scripts. */
const firstEvents = 3_000;
const looks = 6;
const eventsAtOnce = 500;

/** Runs in the page: a simulated event stream that sends five events per frame. */
function takeStream(): void {
  let stream = new EventTarget();
  class TestStream extends EventTarget {
    constructor() {
      super();
      stream = this;
    }
    close(): void {}
  }
  const say = async (events: [name: string, data: string, cursor: string][]) => {
    for (const [index, [name, data, lastEventId]] of events.entries()) {
      stream.dispatchEvent(new MessageEvent(name, { data, lastEventId }));
      if (index % 5 === 4) await new Promise(requestAnimationFrame);
    }
  };
  Object.assign(window, { EventSource: TestStream, say });
}

const kinds = ['heap', 'nodes', 'listeners', 'outside', 'card'] as const;

/** Runs in the page: counts all nodes, the nodes outside of cards, and the nodes of the largest card. */
function countShown(): { all: number; outside: number; card: number } {
  const count = (root: Node) => {
    const walker = document.createTreeWalker(root);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  };
  const cards = Array.from(document.querySelectorAll('[data-testid=order-card]'), count);
  const all = count(document);
  return { all, outside: all - cards.reduce((sum, nodes) => sum + nodes, 0), card: Math.max(...cards) };
}

/**
 * The smallest of several measurements after garbage collection, because some happen while the page renders. Nodes count per visible node,
 * as the number of rendered cards changes.
 */
async function weigh(page: Page, devtools: CDPSession): Promise<Record<(typeof kinds)[number], number>> {
  const least = { heap: Infinity, nodes: Infinity, listeners: Infinity, outside: Infinity, card: Infinity };
  for (let times = 0; times < 4; times += 1) {
    await page.waitForTimeout(300);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const { all, outside, card } = await page.evaluate(countShown);
    const now = { heap, nodes: read('Nodes') / all, listeners: read('JSEventListeners'), outside, card };
    for (const kind of kinds) least[kind] = Math.min(least[kind], now[kind]);
  }
  return least;
}

async function hear(page: Page, evening: LongEvening, events: number): Promise<void> {
  for (let left = events; left > 0; left -= eventsAtOnce) {
    const told = evening.go(Math.min(left, eventsAtOnce));
    await page.evaluate((list) => Reflect.get(window, 'say')(list), told);
  }
}

it('holds no more after an hour of five events a second than at its beginning [BRD-44, BRD-11]', async () => {
  const { page, problems } = await kitchen.newBoard();
  await orderCash(kitchen.shop);
  const { payload } = await (await page.request.get('/v2/office/board')).json();
  const evening = beginEvening(payload);
  const asked: string[] = [];
  // Without the `Date` header, because the simulated time is faster than the shop's clock.
  await page.route('**/v2/office/board**', (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    const answer = path.endsWith('/board') ? evening.board() : {};
    return route.fulfill({ json: { status: 'success', payload: answer } });
  });
  await page.addInitScript(takeStream);
  await openService(page);
  await expect.poll(() => page.getByTestId('order-card').count()).toBe(openOrders);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await hear(page, evening, firstEvents);
  const first = await weigh(page, devtools);
  const events = eventsAnHour * inject('drillShare');
  for (let look = 0; look < looks; look += 1) {
    await hear(page, evening, events / looks);
    const now = await weigh(page, devtools);
    expect(await page.getByTestId('order-card').count()).toBe(openOrders);
    for (const kind of kinds)
      expect(now[kind] / first[kind], `${kind} after ${look + 1} of ${looks} parts`).toBeLessThan(1.1);
  }
  // The board followed all events and never had to reload the whole board.
  expect(asked.filter((path) => /\/(drift|board)$/.test(path))).toEqual(['/v2/office/board']);
  expect(problems).toEqual([]);
}, 600_000);
