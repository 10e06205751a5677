/** The scroll position of a place that is shown: a height in CSS pixels, an element by its id, or unchanged. */
export type Landing = { top: number } | { id: string } | null;

export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Identifies the visit: choosing the same address again is another visit. */
  key: string;
  landing: Landing;
  /** True: the code could not be loaded, and the error page is shown. */
  hasFailed: boolean;
}

/** A place whose code is loaded. */
export function toPlace({ pathname, search, hash }: URL | Location, key: string, landing: Landing = null): Place {
  return { pathname, search, hash, key, landing, hasFailed: false };
}

/**
 * A store instead of a context value: a change renders only the components that read what changed, and does not touch parts that
 * are not hydrated yet.
 */
export interface PlaceStore {
  get: () => Place;
  subscribe: (listener: () => void) => () => void;
}

export function createPlaceStore(first: Place): PlaceStore & { set: (place: Place) => void } {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (place) => {
      current = place;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
