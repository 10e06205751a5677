import { createCaller, type SiteConfig } from '@comptoir/contract';
import { hearServerDate, readCatalogue } from '@comptoir/storefront/native';
import { type KeptCatalogue, keep } from './kept-catalogue.ts';

/** The timeout of a request: more than a working network needs, but acceptable for a waiting diner. */
const patienceMilliseconds = 20_000;

const needed = ['settings', 'menus'] as const;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patienceMilliseconds) });

/** Null if a required list failed. Other failed lists are recorded as missing, and such a catalogue is not stored. */
export async function fetchCatalogue({ apiRoot }: SiteConfig): Promise<KeptCatalogue | null> {
  const caller = createCaller({ root: apiRoot, onDate: hearServerDate, fetch: fetchInTime });
  const catalogue = await readCatalogue(caller, Temporal.Now.instant());
  if (needed.some((part) => catalogue.missing.includes(part))) return null;
  const found = { readAt: Date.now(), catalogue };
  if (catalogue.missing.length === 0) keep(found);
  return found;
}
