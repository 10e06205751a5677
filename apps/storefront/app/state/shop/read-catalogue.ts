import { type Caller, readSettings } from '@comptoir/contract';
import type { ShownCatalogue } from './catalogue-store.ts';

async function readOr<T>(name: string, call: Promise<T>, absent: T): Promise<{ value: T; hasFailed: boolean }> {
  try {
    return { value: await call, hasFailed: false };
  } catch (error) {
    console.error(`The ${name} could not be read for a page`, error);
    return { value: absent, hasFailed: true };
  }
}

/** Reads what a page is rendered with. A failed read is logged and gives the empty value: the page is still a page (DEC-27, ERR-14). */
export async function readCatalogue(caller: Caller, now: Temporal.Instant): Promise<ShownCatalogue> {
  const [settings, menus, offers, popular] = await Promise.all([
    readOr('settings', caller.settings(), readSettings([])),
    readOr('menus', caller.menus(), []),
    readOr('offers', caller.offers(), []),
    readOr('popular items', caller.popular(), []),
  ]);
  return {
    settings: settings.value,
    menus: menus.value,
    offers: offers.value,
    popularIds: popular.value,
    hasFailed: menus.hasFailed,
    renderedAt: now.toString(),
  };
}
