/** Where a page is scrolled to: CSS pixels from the top, or an element's id. Null if the scroll position stays. */
export type Landing = { top: number } | { id: string } | null;

export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** The id of a visit. A second visit to the same URL has another id. */
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

/** A store and not a context: a context change would make React render parts that are not hydrated yet. */
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
