/**
 * Forgets what a visit left behind that ended more than 48 hours ago: local and session storage and cookies, then the page is
 * loaded again (PWA-29, PWA-30; requirements, appendix F, F1). An order that was begun keeps all of it: its cart holds the only
 * key to what may have been paid. Looked at before anything else of a page, when one comes back to its tab, and whenever its
 * address changes. Written into the page as text: it uses nothing but the browser.
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

  function visit(): void {
    try {
      const now = Date.now();
      const last = localStorage.getItem(key) ?? '';
      const note = () => localStorage.setItem(key, String(now));
      note();
      if (!/^\d+$/.test(last) || now - Number(last) <= longestMs || isOrderBegun()) return;
      localStorage.clear();
      sessionStorage.clear();
      // What the worker keeps of orders.
      if ('caches' in window) void caches.delete('orders').catch(() => undefined);
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere
      for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
      note();
      location.reload();
    } catch {
      // Storage that is blocked keeps nothing of a visit.
    }
  }

  visit();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') visit();
  });
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', visit);
}
