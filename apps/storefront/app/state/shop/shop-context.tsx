import type { Caller, SiteConfig } from '@comptoir/contract';
import { useProvided } from '@comptoir/web-app/base';
import { hearServerDate } from '@comptoir/web-app/clock';
import { createContext, type ReactNode, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { takeOverAll } from '../../platform/start/gates.ts';
import { type CatalogueState, createCatalogueState, type ShownCatalogue } from './catalogue-store.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { createLazyCaller } from './lazy-caller.ts';

export interface Shop {
  site: SiteConfig;
  caller: Caller;
  catalogue: StoreApi<CatalogueState>;
}

const ShopContext = createContext<Shop | null>(null);

interface ShopProviderProps {
  site: SiteConfig;
  rendered: ShownCatalogue;
  children: ReactNode;
}

/** Each render tree has its own catalogue, because two requests on the server must never share state. */
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

export function useShop(): Shop {
  return useProvided(ShopContext);
}

export function useSite(): SiteConfig {
  return useShop().site;
}

export function useCaller(): Caller {
  return useShop().caller;
}

export function useCatalogue<T>(select: (state: CatalogueState) => T): T {
  return useStore(useShop().catalogue, select);
}
