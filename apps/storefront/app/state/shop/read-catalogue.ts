import { type Caller, readSettings } from '@comptoir/contract';
import type { CataloguePart, ShownCatalogue } from './catalogue-store.ts';
import { sayMissing } from './say-missing.ts';
import { typesetMenus } from './typeset-menus.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A part that cannot be loaded becomes empty, and one log line names all failures (DEC-27, ERR-07). */
export async function readCatalogue(caller: Caller, now: Temporal.Instant): Promise<ShownCatalogue> {
  const failures = new Map<CataloguePart, string>();
  async function readOr<Value>(part: CataloguePart, call: Promise<Value>, absent: Value): Promise<Value> {
    try {
      return await call;
    } catch (error) {
      failures.set(part, reasonOf(error));
      return absent;
    }
  }
  const [settings, menus, offers, popularIds] = await Promise.all([
    readOr('settings', caller.settings(), readSettings([])),
    readOr('menus', caller.menus().then(typesetMenus), []),
    readOr('offers', caller.offers(), []),
    readOr('popularIds', caller.popular(), []),
  ]);
  if (failures.size > 0) sayMissing(failures, now);
  return { settings, menus, offers, popularIds, missing: [...failures.keys()], renderedAt: now.toString() };
}
