import type { Caller, Settings } from '@comptoir/contract';
import type { Menu, Offer } from '@comptoir/domain';
import type { StateCreator } from 'zustand';
import { typesetMenus } from './typeset-menus.ts';

/** What the restaurant offers, as last read. */
export interface ShownCatalogue {
  settings: Settings;
  menus: Menu[];
  offers: Offer[];
  /** Ids of the items that are ordered most. */
  popularIds: number[];
  /** What could not be read: it is empty, or as usual for the settings, for that reason (MNU-02, OFR-02, ERR-14). */
  missing: CataloguePart[];
  /** Instant of the rendering, ISO. */
  renderedAt: string;
  /** Where parts of it were read, and the ETag that the API gave them. */
  etags?: { part: Part; path: string; etag: string }[];
}

/** What a page is rendered with. */
export type CataloguePart = keyof Pick<ShownCatalogue, 'settings' | 'menus' | 'offers' | 'popularIds'>;
/** What is read again in the browser. */
type Part = 'settings' | 'menus' | 'offers';

interface Revalidation {
  /** Asks the API whether it still has what an ETag names. */
  isUnchanged?: (path: string, etag: string) => Promise<boolean>;
  /** The ETag of what was last read at a path. */
  etagOf?: (path: string) => string | undefined;
  /** Makes the page ready for what it did not come with. */
  prepare?: () => Promise<unknown>;
}

export interface CatalogueState extends ShownCatalogue {
  /**
   * Reads settings, menus and offers again, each once. What fails keeps what is on the page and is logged (DEC-27). Where they
   * were asked for less than so long ago, nothing is done.
   */
  revalidate: (minimumAgeMilliseconds?: number) => Promise<void>;
}

/** What is another than what the page shows; null: nothing came, or the same. */
const newsOf = <T>(read: T | null, shown: T): T | null =>
  read !== null && JSON.stringify(read) !== JSON.stringify(shown) ? read : null;

/** What a reading did not bring either; null in it: it failed, or there was nothing new. */
const stillMissing = (missing: CataloguePart[], read: Partial<Record<CataloguePart, unknown>>) =>
  missing.filter((part) => !read[part]);

/**
 * The catalogue's state: it starts as rendered and is replaced part by part by what the API answers. What is unchanged renders
 * nothing, and where the API says so itself nothing is read.
 */
export function createCatalogueState(
  rendered: ShownCatalogue,
  caller: Caller,
  { isUnchanged = async () => false, etagOf = () => undefined, prepare = async () => undefined }: Revalidation = {},
): StateCreator<CatalogueState> {
  /** Where each part is read, and the ETag of what is shown of it; no ETag: it came without one. */
  const known = new Map<Part, { path: string; etag: string | undefined }>(
    rendered.etags?.map((one) => [one.part, one]),
  );
  /** When they were last asked for, by the device's clock: the other one stands still while it sleeps. */
  let askedAt = 0;
  /** How often they were asked for, how many of these are not answered yet, and the last one that is shown. */
  let askedCount = 0;
  let openCount = 0;
  let shownTurn = 0;

  async function readNews<T>(part: Part, read: () => Promise<T>): Promise<T | null> {
    const { path, etag } = known.get(part) ?? {};
    try {
      if (path && etag && (await isUnchanged(path, etag))) return null;
      const value = await read();
      // Of two answers at once nobody knows whose ETag was the last.
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
      // A late answer must not replace a newer one.
      if (turn < shownTurn) return;
      if (settings || menus || offers) shownTurn = turn;
      // One change for all three: prices, hours and offers belong together, and the page renders once.
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
