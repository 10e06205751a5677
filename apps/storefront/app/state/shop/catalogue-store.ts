import type { Caller, Settings } from '@comptoir/contract';
import type { Menu, Offer } from '@comptoir/domain';
import type { StateCreator } from 'zustand';
import { typesetMenus } from './typeset-menus.ts';

export interface ShownCatalogue {
  settings: Settings;
  menus: Menu[];
  offers: Offer[];
  popularIds: number[];
  /** The parts that could not be loaded. They are empty; missing settings have defaults (MNU-02, ERR-14). */
  missing: CataloguePart[];
  /** The time of the render, in ISO 8601. */
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
  /** Refreshes all parts, unless the last refresh is too recent. A part that fails keeps its value (DEC-27). */
  revalidate: (minimumAgeMilliseconds?: number) => Promise<void>;
}

/** The new value. Null if the request failed or the value is unchanged. */
const newsOf = <T>(read: T | null, shown: T): T | null =>
  read !== null && JSON.stringify(read) !== JSON.stringify(shown) ? read : null;

/** The parts that are still missing after a refresh. */
const stillMissing = (missing: CataloguePart[], read: Partial<Record<CataloguePart, unknown>>) =>
  missing.filter((part) => !read[part]);

/** Starts with the rendered catalogue. A refresh without changes causes no render, and a 304 loads no response body. */
export function createCatalogueState(
  rendered: ShownCatalogue,
  caller: Caller,
  { isUnchanged = async () => false, etagOf = () => undefined, prepare = async () => undefined }: Revalidation = {},
): StateCreator<CatalogueState> {
  /** The path and the ETag of each part. Undefined if the response had no ETag. */
  const known = new Map<Part, { path: string; etag: string | undefined }>(
    rendered.etags?.map((one) => [one.part, one]),
  );
  /** Time of the last refresh. A wall clock is used, because monotonic clocks pause while the device sleeps. */
  let askedAt = 0;
  /** The number of refreshes started, the number in progress, and the one whose result is shown. */
  let askedCount = 0;
  let openCount = 0;
  let shownTurn = 0;

  async function readNews<T>(part: Part, read: () => Promise<T>): Promise<T | null> {
    const { path, etag } = known.get(part) ?? {};
    try {
      if (path && etag && (await isUnchanged(path, etag))) return null;
      const value = await read();
      // With concurrent refreshes it is unclear to which response the last ETag belongs.
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
      // All parts change in one update, because prices, hours and offers belong together and the page renders once.
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
