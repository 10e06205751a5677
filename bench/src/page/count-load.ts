import type { Browser } from 'playwright-core';
import { fillCart, phone } from './open-browser.ts';

export interface Load {
  requests: number;
  scripts: number;
  document: number;
  before: number;
}

/** A page has loaded if it sends no request for this time. */
const quietMilliseconds = 2500;

export async function countLoad(browser: Browser, url: string, path: string, hasCart: boolean): Promise<Load> {
  // The service worker would respond from the cache that the first page filled.
  const context = await browser.newContext({ ...phone, ...(hasCart && { serviceWorkers: 'block' as const }) });
  const page = await context.newPage();
  if (hasCart) {
    await fillCart(page, url);
    // Requests that are still pending would fill the cache again after it is cleared.
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
