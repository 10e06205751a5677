import type { Page } from 'playwright-core';
import { awake } from '../diner.ts';

/** What browsers kept at the end of a walk, by shop and walk. */
const kept = new Map<string, { local: Record<string, string>; session: Record<string, string> }>();

/** Walks a long way once: who goes there again finds in the browser what the first one left, as after a reload, at this address. */
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
