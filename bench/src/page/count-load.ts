import type { Browser } from 'playwright-core';
import { fillCart, phone } from './open-browser.ts';

/** What a browser has loaded of a page. */
export interface Load {
  requests: number;
  /** On the wire, headers included, in kB. */
  scripts: number;
  document: number;
  /** Requests until the page's first script; nothing of ours is asked for before. */
  before: number;
}

/** Nothing asked for during so long: the page is quiet. */
const quietMilliseconds = 2500;

/** Loads a page as a new visitor does, or one with a filled cart, and counts until nothing is asked for any more. */
export async function countLoad(browser: Browser, url: string, path: string, hasCart: boolean): Promise<Load> {
  // By then a worker would answer of what the page before has kept.
  const context = await browser.newContext({ ...phone, ...(hasCart && { serviceWorkers: 'block' as const }) });
  const page = await context.newPage();
  if (hasCart) {
    await fillCart(page, url);
    // What is still on its way would be in the cache after it is cleared.
    await page.waitForTimeout(quietMilliseconds);
  }
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let last = Date.now();
  let before = 0;
  network.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    if (type === 'Script' && before === 0) before = kinds.size;
    kinds.set(requestId, type);
    last = Date.now();
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    last = Date.now();
  });
  await page.goto('about:blank');
  await network.send('Network.clearBrowserCache');
  await network.send('Network.enable');
  await page.goto(url + path);
  while (Date.now() - last < quietMilliseconds) await page.waitForTimeout(100);
  await context.close();
  const kilobytes = (kind: string) => (bytes[kind] ?? 0) / 1000;
  return { requests: kinds.size, scripts: kilobytes('Script'), document: kilobytes('Document'), before };
}
