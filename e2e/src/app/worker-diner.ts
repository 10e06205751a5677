import type { Page } from 'playwright-core';
import { newDiner } from '../browser.ts';

export const newWorkerDiner = (url: string) => newDiner(url, { serviceWorkers: 'allow' });

/** Waits until the service worker controls the page. It then has filled its first caches. */
export async function served(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export const storedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length));
    return found;
  });
