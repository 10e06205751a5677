import { createCaller, type SiteConfig } from '@comptoir/contract';
import { hearServerDate, readCatalogue } from '@comptoir/storefront/native';
import { type KeptCatalogue, keep } from './kept-catalogue.ts';

/** Longer than a network that works takes, and not so long that somebody gives up before. */
const patienceMilliseconds = 20_000;

/** Without these there is no menu to show. */
const needed = ['settings', 'menus'] as const;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patienceMilliseconds) });

/** Asks the restaurant what it offers now, and keeps that; null: it can't be had. What else is missing is not kept as an answer. */
export async function fetchCatalogue({ apiRoot }: SiteConfig): Promise<KeptCatalogue | null> {
  const caller = createCaller({ root: apiRoot, onDate: hearServerDate, fetch: fetchInTime });
  const catalogue = await readCatalogue(caller, Temporal.Now.instant());
  if (needed.some((part) => catalogue.missing.includes(part))) return null;
  const found = { readAt: Date.now(), catalogue };
  if (catalogue.missing.length === 0) keep(found);
  return found;
}
