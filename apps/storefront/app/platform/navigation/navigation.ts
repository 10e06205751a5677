import { useProvided } from '@comptoir/web-app/base';
import type { GoOptions } from '@comptoir/web-app/navigation';
import { createContext, useSyncExternalStore } from 'react';
import type { Place, PlaceStore } from './place.ts';
import type { Stages } from './stages.ts';

export interface Navigation {
  places: PlaceStore;
  /** Goes to an address, once the code of its screen is loaded. */
  go: (href: string, options?: GoOptions) => void;
  /** Goes back to an address: by the history where the reader came from there, else by replacing the current entry. */
  leaveFor: (href: string) => void;
  stages: Stages;
  /** Loads what an address needs, so that going there is instant. Failures are ignored. */
  prefetch: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  return useProvided(NavigationContext);
}

/**
 * A part of the place. The component renders again when that part changes by identity, so the part should be a text, not an
 * object.
 */
export function usePlace<T>(select: (place: Place) => T): T {
  const { places } = useNavigation();
  const read = () => select(places.get());
  return useSyncExternalStore(places.subscribe, read, read);
}
