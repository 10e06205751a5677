/** What the server wrote of an order into its page; null: it wrote none, or another one. */
export function readPageOrder(token: string): string | null {
  return document.querySelector(`script[data-order="${token}"]`)?.textContent ?? null;
}

/** Whether this page was not answered just now, but kept by the worker; the worker marks it (LIV-30). */
export function isKeptPage(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.kept !== undefined;
}

/** Has the worker keep this page as it is answered by now. */
export function keepPage(): void {
  if (navigator.serviceWorker?.controller) void fetch(location.pathname).catch(() => undefined);
}
