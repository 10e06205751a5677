import type { Page } from 'playwright-core';
import { newDiner } from '../browser.ts';

/** A diner whose browser keeps the shop's worker. */
export const newWorkerDiner = (url: string) => newDiner(url, { serviceWorkers: 'allow' });

/** Waits until the worker answers for the page, and has stored what it stores at first. */
export async function served(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Every address in the browser's stores. */
export const storedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length));
    return found;
  });
