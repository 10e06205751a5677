import { useProvided } from '@comptoir/web-app/base';
import type { GoOptions } from '@comptoir/web-app/navigation';
import { createContext, useSyncExternalStore } from 'react';
import type { PageLocation, PageLocationStore } from './page-location.ts';
import type { Stages } from './stages.ts';

export interface Navigation {
  locations: PageLocationStore;
  go: (href: string, options?: GoOptions) => void;
  leaveFor: (href: string) => void;
  stages: Stages;
  prefetch: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  return useProvided(NavigationContext);
}

/** The selected values are compared by identity, so `select` must return a string and not a new object. */
export function usePageLocation<T>(select: (location: PageLocation) => T): T {
  const { locations } = useNavigation();
  const read = () => select(locations.get());
  return useSyncExternalStore(locations.subscribe, read, read);
}
