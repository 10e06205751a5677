import type { Caller, Settings } from '@comptoir/contract';
import type { Menu, Offer } from '@comptoir/domain';
import type { StateCreator } from 'zustand';

/** What the restaurant offers, as last read. */
export interface ShownCatalogue {
  settings: Settings;
  menus: Menu[];
  offers: Offer[];
  /** Ids of the items that are ordered most. */
  popularIds: number[];
  /** True: the menus could not be read, and the list is empty for that reason (MNU-02). */
  hasFailed: boolean;
  /** Instant of the rendering, ISO. */
  renderedAt: string;
}

export interface CatalogueState extends ShownCatalogue {
  /** Reads settings, menus and offers again, each once. What fails keeps what is on the page and is logged (DEC-27). */
  revalidate: () => Promise<void>;
}

async function attempt<T>(name: string, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    console.warn(`The ${name} could not be read again; the page keeps what it has.`, error);
    return null;
  }
}

/** The catalogue's state: it starts as rendered and is replaced part by part by what the API answers. */
export function createCatalogueState(rendered: ShownCatalogue, caller: Caller): StateCreator<CatalogueState> {
  return (set) => ({
    ...rendered,
    revalidate: async () => {
      const [settings, menus, offers] = await Promise.all([
        attempt('settings', caller.settings()),
        attempt('menus', caller.menus()),
        attempt('offers', caller.offers()),
      ]);
      // One change for all three: prices, hours and offers belong together, and the page renders once.
      set({ ...(settings && { settings }), ...(menus && { menus, hasFailed: false }), ...(offers && { offers }) });
    },
  });
}
