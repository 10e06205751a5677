import type { Page } from 'playwright-core';
import { awake } from '../diner.ts';

const kept = new Map<string, { local: Record<string, string>; session: Record<string, string> }>();

/** Later scenes restore the storage of the first walk and load the address, which is faster. */
export async function walkOnce(page: Page, walk: string, address: string, steps: () => Promise<void>): Promise<void> {
  await page.goto('/healthz');
  const key = `${new URL(page.url()).origin} ${walk}`;
  const found = kept.get(key);
  if (!found) {
    await steps();
    kept.set(key, await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } })));
    return;
  }
  await page.evaluate(({ local, session }) => {
    Object.assign(localStorage, local);
    Object.assign(sessionStorage, session);
  }, found);
  await page.goto(address);
  await awake(page);
}
