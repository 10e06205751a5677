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

/** Opens a path with its query. `isReplacing` replaces the current history entry. */
export function go(href: string, { isReplacing = false } = {}): void {
  history[isReplacing ? 'replaceState' : 'pushState'](null, '', href);
  window.scrollTo(0, 0);
  tell();
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** The query of the current URL with its question mark. Empty if there is none. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

export function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Handles links and the history without page loads. Returns the stop function. */
export function connectNavigation(): () => void {
  const stop = new AbortController();
  const follow = (event: MouseEvent) =>
    followClick(event, ({ pathname, search }, options) => go(pathname + search, options));
  document.addEventListener('click', follow, { signal: stop.signal });
  window.addEventListener('popstate', tell, { signal: stop.signal });
  return () => stop.abort();
}
