import { buildId } from 'virtual:own-build';

/** `platform/worker/kept-pages.ts` deletes this cache by name. */
const storeName = 'orders';
const address = /^(\/fr)?\/commande\/[\w-]{22}$/;
/** Active and ended orders, by the page's `data-state`; an unreadable page matches neither. */
const isUnderWay = /data-testid="live-page" data-state="(new|accepted|ready|on_the_way)"/;
const isOver = /data-testid="live-page" data-state="(done|refused|cancelled|no_show)"/;
const longestMs = 48 * 60 * 60 * 1000;
const mostOrders = 5;

export const isOrderPage = (pathname: string): boolean => address.test(pathname);

/** Caches an order's page of this build while the order is active (LIV-30). */
export async function keepOrder(path: string, answer: Response): Promise<void> {
  const store = await caches.open(storeName);
  const html = answer.redirected ? '' : await answer.text();
  if (answer.status === 404 || isOver.test(html)) await store.delete(path);
  if (answer.status !== 200 || !isUnderWay.test(html) || !html.includes(` data-build-id="${buildId}"`)) return;
  const headers = new Headers(answer.headers);
  headers.set('x-kept-at', String(Date.now()));
  headers.delete('date');
  // Marks a page served from the cache.
  await store.put(path, new Response(html.replace('<html', '<html data-kept=""'), { headers }));
  const kept = await store.keys();
  await Promise.all(kept.slice(0, -mostOrders).map((request) => store.delete(request)));
}

/** The last response, for 48 hours; undefined: none. */
export async function findOrder(path: string): Promise<Response | undefined> {
  const store = await caches.open(storeName);
  const kept = await store.match(path, { ignoreVary: true });
  if (!kept || Date.now() - Number(kept.headers.get('x-kept-at')) <= longestMs) return kept;
  await store.delete(path);
  return undefined;
}

export async function forgetOrders(): Promise<void> {
  await caches.delete(storeName);
}
