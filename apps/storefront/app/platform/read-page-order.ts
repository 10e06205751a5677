/** The JSON of an order in its page; null: the page has none of this order. */
export function readPageOrder(token: string): string | null {
  return document.querySelector(`script[data-order="${token}"]`)?.textContent ?? null;
}

/** Whether the worker answered this page from its store, and marked it (LIV-30). */
export function isKeptPage(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.kept !== undefined;
}

/** Has the worker store this page as the server answers it now. */
export function keepPage(): void {
  if (navigator.serviceWorker?.controller) void fetch(location.pathname).catch(() => undefined);
}
