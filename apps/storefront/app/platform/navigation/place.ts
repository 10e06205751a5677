/** What becomes of the scroll position when a place is shown: a height in CSS pixels, an element by its id, or nothing. */
export type Landing = { top: number } | { id: string } | null;

/** Where the reader is. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Names the visit: the same address chosen again is another one. */
  key: string;
  landing: Landing;
  /** True: its code can't be had, and the error page stands there. */
  hasFailed: boolean;
}

/** A place whose code is there, and which stays where it is scrolled to. */
export function toPlace({ pathname, search, hash }: URL | Location, key: string, landing: Landing = null): Place {
  return { pathname, search, hash, key, landing, hasFailed: false };
}

/**
 * The place as a store, not as the value of a context: a change renders those who read what changed, and leaves alone what
 * is not hydrated yet.
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
