/** Target of the scroll: CSS pixels from the top, an element id, or null: unchanged. */
export type Landing = { top: number } | { id: string } | null;

export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Id of the visit: the same URL chosen again is another visit. */
  key: string;
  landing: Landing;
  hasFailed: boolean;
}

export function toPageLocation(
  { pathname, search, hash }: URL | Location,
  key: string,
  landing: Landing = null,
): PageLocation {
  return { pathname, search, hash, key, landing, hasFailed: false };
}

/** A store, not a context value: a change renders only its readers and leaves unhydrated parts alone. */
export interface PageLocationStore {
  get: () => PageLocation;
  subscribe: (listener: () => void) => () => void;
}

export function createPageLocationStore(
  first: PageLocation,
): PageLocationStore & { set: (location: PageLocation) => void } {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (location) => {
      current = location;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
