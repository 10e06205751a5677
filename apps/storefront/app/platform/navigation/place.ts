/** Target of the scroll: CSS pixels from the top, an element id, or null: unchanged. */
export type Landing = { top: number } | { id: string } | null;

export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Id of the visit: the same URL chosen again is another visit. */
  key: string;
  landing: Landing;
  hasFailed: boolean;
}

export function toPlace({ pathname, search, hash }: URL | Location, key: string, landing: Landing = null): Place {
  return { pathname, search, hash, key, landing, hasFailed: false };
}

/** A store, not a context value: a change renders only its readers and leaves unhydrated parts alone. */
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
