import { useProvided } from '@comptoir/web-app/base';
import type { GoOptions } from '@comptoir/web-app/navigation';
import { createContext, useSyncExternalStore } from 'react';
import type { Place, PlaceStore } from './place.ts';
import type { Stages } from './stages.ts';

export interface Navigation {
  places: PlaceStore;
  go: (href: string, options?: GoOptions) => void;
  /** Goes back in the history if the reader came from this URL, else replaces the current entry. */
  leaveFor: (href: string) => void;
  stages: Stages;
  prefetch: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  return useProvided(NavigationContext);
}

/** Compared by identity, so select a string, not an object. */
export function usePlace<T>(select: (place: Place) => T): T {
  const { places } = useNavigation();
  const read = () => select(places.get());
  return useSyncExternalStore(places.subscribe, read, read);
}
