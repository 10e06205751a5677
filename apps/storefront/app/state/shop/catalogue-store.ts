import type { Caller, Settings } from '@comptoir/contract';
import type { Menu, Offer } from '@comptoir/domain';
import type { StateCreator } from 'zustand';
import { typesetMenus } from './typeset-menus.ts';

export interface ShownCatalogue {
  settings: Settings;
  menus: Menu[];
  offers: Offer[];
  popularIds: number[];
  /** Parts that could not be read: they are empty, the settings are defaults (MNU-02, OFR-02, ERR-14). */
  missing: CataloguePart[];
  /** ISO instant of the render. */
  renderedAt: string;
  etags?: { part: Part; path: string; etag: string }[];
}

export type CataloguePart = keyof Pick<ShownCatalogue, 'settings' | 'menus' | 'offers' | 'popularIds'>;
type Part = 'settings' | 'menus' | 'offers';

interface Revalidation {
  isUnchanged?: (path: string, etag: string) => Promise<boolean>;
  etagOf?: (path: string) => string | undefined;
  prepare?: () => Promise<unknown>;
}

export interface CatalogueState extends ShownCatalogue {
  /** Refreshes all parts, unless the last refresh is too recent. A failed part keeps its value (DEC-27). */
  revalidate: (minimumAgeMilliseconds?: number) => Promise<void>;
}

/** The new value if it differs from the shown one; null: failed or unchanged. */
const newsOf = <T>(read: T | null, shown: T): T | null =>
  read !== null && JSON.stringify(read) !== JSON.stringify(shown) ? read : null;

/** Parts that are still missing after a refresh; a null part failed or is unchanged. */
const stillMissing = (missing: CataloguePart[], read: Partial<Record<CataloguePart, unknown>>) =>
  missing.filter((part) => !read[part]);

/** Starts as rendered, then takes each updated part. Unchanged parts cause no render, and a 304 no read. */
export function createCatalogueState(
  rendered: ShownCatalogue,
  caller: Caller,
  { isUnchanged = async () => false, etagOf = () => undefined, prepare = async () => undefined }: Revalidation = {},
): StateCreator<CatalogueState> {
  /** Path and ETag of each shown part; no ETag: the response had none. */
  const known = new Map<Part, { path: string; etag: string | undefined }>(
    rendered.etags?.map((one) => [one.part, one]),
  );
  /** Wall-clock time of the last refresh: a monotonic clock pauses during sleep. */
  let askedAt = 0;
  /** Refreshes started, refreshes pending, and the number of the last one shown. */
  let askedCount = 0;
  let openCount = 0;
  let shownTurn = 0;

  async function readNews<T>(part: Part, read: () => Promise<T>): Promise<T | null> {
    const { path, etag } = known.get(part) ?? {};
    try {
      if (path && etag && (await isUnchanged(path, etag))) return null;
      const value = await read();
      // With concurrent refreshes the owner of the last ETag is unknown.
      if (path) known.set(part, { path, etag: openCount === 1 ? etagOf(path) : undefined });
      return value;
    } catch (error) {
      console.warn(`The ${part} could not be read again; the page keeps what it has.`, error);
      return null;
    }
  }

  return (set, get) => {
    async function readAgain(): Promise<void> {
      askedCount += 1;
      const turn = askedCount;
      const [settings, menus, offers] = await Promise.all([
        readNews('settings', caller.settings),
        readNews('menus', async () => typesetMenus(await caller.menus())),
        readNews('offers', caller.offers),
      ]);
      // A late response must not replace a newer one.
      if (turn < shownTurn) return;
      if (settings || menus || offers) shownTurn = turn;
      // One update for all three parts: prices, hours and offers belong together, and the page renders once.
      const shown = get();
      const news = {
        settings: newsOf(settings, shown.settings),
        menus: newsOf(menus, shown.menus),
        offers: newsOf(offers, shown.offers),
        missing: newsOf(stillMissing(shown.missing, { settings, menus, offers }), shown.missing),
      };
      const changed = Object.entries(news).filter(([, value]) => value !== null);
      if (changed.length === 0) return;
      await prepare();
      set(Object.fromEntries(changed));
    }

    return {
      ...rendered,
      revalidate: async (minimumAgeMilliseconds = 0) => {
        if (Math.abs(Date.now() - askedAt) < minimumAgeMilliseconds) return;
        askedAt = Date.now();
        openCount += 1;
        await readAgain().finally(() => {
          openCount -= 1;
        });
      },
    };
  };
}
