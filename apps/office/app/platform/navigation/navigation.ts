import { followClick } from '@comptoir/web-app/navigation';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens an address of the office: path and query. `isReplacing` replaces the history entry. */
export function go(href: string, { isReplacing = false } = {}): void {
  history[isReplacing ? 'replaceState' : 'pushState'](null, '', href);
  window.scrollTo(0, 0);
  tell();
}

/** The path that is shown. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** The query of the shown address, with its question mark; empty: none. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/** The shown address, as path and query. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Follows links and the history without loading pages; returns how to stop. */
export function connectNavigation(): () => void {
  const stop = new AbortController();
  const follow = (event: MouseEvent) =>
    followClick(event, ({ pathname, search }, options) => go(pathname + search, options));
  document.addEventListener('click', follow, { signal: stop.signal });
  window.addEventListener('popstate', tell, { signal: stop.signal });
  return () => stop.abort();
}
