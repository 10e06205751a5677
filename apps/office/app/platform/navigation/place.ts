import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to an address of the office: path and query. Replacing leaves no way back to the one before. */
export function go(href: string, { isReplacing = false } = {}): void {
  history[isReplacing ? 'replaceState' : 'pushState'](null, '', href);
  window.scrollTo(0, 0);
  tell();
}

/** The path that is shown. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** The query of the address that is shown, with its question mark; empty: none. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

/** Where the reader is now, as path and query. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** A click that the browser would follow in this window, on a link of ours. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null;
}

/** Follows links and the history without loading pages; returns how to stop. */
export function connectNavigation(): () => void {
  const stop = new AbortController();
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search, { isReplacing: link.href === window.location.href });
  };
  document.addEventListener('click', follow, { signal: stop.signal });
  window.addEventListener('popstate', tell, { signal: stop.signal });
  return () => stop.abort();
}
