import { useProvided } from '@comptoir/web-app/base';
import type { GoOptions } from '@comptoir/web-app/navigation';
import { createContext, useSyncExternalStore } from 'react';
import type { Place, PlaceStore } from './place.ts';
import type { Stages } from './stages.ts';

/** How the reader gets about. */
export interface Navigation {
  places: PlaceStore;
  /** Leads to an address, once the code of its screen is there. */
  go: (href: string, options?: GoOptions) => void;
  /** Leads back to an address: by the history where the reader came from there, else in the place of the current entry. */
  leaveFor: (href: string) => void;
  stages: Stages;
  /** Fetches what an address is drawn with, so that going there waits for nothing. A failure is nobody's concern yet. */
  prefetch: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  return useProvided(NavigationContext);
}

/** A part of the place; the component renders again when that part changes. Compared by identity: a text, not an object. */
export function usePlace<T>(select: (place: Place) => T): T {
  const { places } = useNavigation();
  const read = () => select(places.get());
  return useSyncExternalStore(places.subscribe, read, read);
}
