/**
 * Deletes stored data of a visit older than 48 hours, unless an order is unfinished: its stored cart has the only key
 * to a payment (PWA-29, PWA-30). This is also an inline script, so it may use browser globals only.
 */
export function endOldVisit(): void {
  const key = 'last-visit';
  const longestMs = 48 * 60 * 60 * 1000;

  function isOrderBegun(): boolean {
    try {
      return Boolean(JSON.parse(localStorage.getItem('cart') ?? '{}').attempt);
    } catch {
      return false;
    }
  }

  /** Nothing says which domain a cookie is of. The payment provider's are of the parent domain (PYX-82). */
  function endCookie(name: string): void {
    const labels = location.hostname.split('.');
    const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }

  function visit(): void {
    try {
      const now = Date.now();
      const last = localStorage.getItem(key) ?? '';
      const note = () => localStorage.setItem(key, String(now));
      note();
      if (!/^\d+$/.test(last) || now - Number(last) <= longestMs || isOrderBegun()) return;
      localStorage.clear();
      sessionStorage.clear();
      if ('caches' in window) void caches.delete('orders').catch(() => undefined);
      for (const cookie of document.cookie.split(';')) endCookie(cookie.split('=')[0] ?? '');
      note();
      location.reload();
    } catch {
      // If storage is blocked, there is nothing to delete.
    }
  }

  visit();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') visit();
  });
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', visit);
}
