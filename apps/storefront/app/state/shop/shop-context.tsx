import type { Caller, SiteConfig } from '@comptoir/contract';
import { useProvided } from '@comptoir/web-app/base';
import { hearServerDate } from '@comptoir/web-app/clock';
import { createContext, type ReactNode, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { takeOverAll } from '../../platform/start/gates.ts';
import { type CatalogueState, createCatalogueState, type ShownCatalogue } from './catalogue-store.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { createLazyCaller } from './lazy-caller.ts';

/** What a page stands on: the site, its API and its catalogue. */
export interface Shop {
  site: SiteConfig;
  caller: Caller;
  catalogue: StoreApi<CatalogueState>;
}

const ShopContext = createContext<Shop | null>(null);

interface ShopProviderProps {
  site: SiteConfig;
  /** What the page was rendered with. */
  rendered: ShownCatalogue;
  children: ReactNode;
}

/**
 * What every screen stands on. The catalogue's store is made for each render tree, not for the module: on the server two
 * requests must never share one.
 */
export function ShopProvider({ site, rendered, children }: ShopProviderProps) {
  const [shop] = useState<Shop>(() => {
    const { fetch, isUnchanged, etagOf } = createEarlyAnswers();
    const caller = createLazyCaller({ root: site.apiRoot, onDate: hearServerDate, fetch });
    return {
      site,
      caller,
      catalogue: createStore(createCatalogueState(rendered, caller, { isUnchanged, etagOf, prepare: takeOverAll })),
    };
  });
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop itself, for what reads it when something happens. */
export function useShop(): Shop {
  return useProvided(ShopContext);
}

/** The site's configuration. */
export function useSite(): SiteConfig {
  return useShop().site;
}

/** The API, called from the browser. */
export function useCaller(): Caller {
  return useShop().caller;
}

/** A part of the catalogue; the component renders again when that part changes. */
export function useCatalogue<T>(select: (state: CatalogueState) => T): T {
  return useStore(useShop().catalogue, select);
}
