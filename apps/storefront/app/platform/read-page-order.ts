export function readPageOrder(token: string): string | null {
  return document.querySelector(`script[data-order="${token}"]`)?.textContent ?? null;
}

/** Returns true if the service worker served this page from its cache (LIV-30). */
export function isKeptPage(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.kept !== undefined;
}

/** Requests the page, so that the service worker caches it. */
export function keepPage(): void {
  if (navigator.serviceWorker?.controller) void fetch(location.pathname).catch(() => undefined);
}
