import { createCaller, type SiteConfig } from '@comptoir/contract';
import { hearServerDate, readCatalogue } from '@comptoir/storefront/native';
import { type KeptCatalogue, keep } from './kept-catalogue.ts';

/** The timeout of a request: longer than a working network needs, and short enough for a waiting diner. */
const patienceMilliseconds = 20_000;

/** The menu can't be shown without these lists. */
const needed = ['settings', 'menus'] as const;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patienceMilliseconds) });

/** Fetches and stores the catalogue; null: a needed list failed. Other lists that fail are stored as missing. */
export async function fetchCatalogue({ apiRoot }: SiteConfig): Promise<KeptCatalogue | null> {
  const caller = createCaller({ root: apiRoot, onDate: hearServerDate, fetch: fetchInTime });
  const catalogue = await readCatalogue(caller, Temporal.Now.instant());
  if (needed.some((part) => catalogue.missing.includes(part))) return null;
  const found = { readAt: Date.now(), catalogue };
  if (catalogue.missing.length === 0) keep(found);
  return found;
}
