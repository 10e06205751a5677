import { buildId } from 'virtual:own-build';

/** `platform/worker/kept-pages.ts` deletes this cache by the same name. */
const storeName = 'orders';
const address = /^(\/fr)?\/commande\/[\w-]{22}$/;
/** The HTML of active and of ended orders, by the attribute `data-state`. */
const isUnderWay = /data-testid="live-page" data-state="(new|accepted|ready|on_the_way)"/;
const isOver = /data-testid="live-page" data-state="(done|refused|cancelled|no_show)"/;
const longestMs = 48 * 60 * 60 * 1000;
const mostOrders = 5;

export const isOrderPage = (pathname: string): boolean => address.test(pathname);

/** Caches the page of an active order, if the page is of the worker's build (LIV-30). */
export async function keepOrder(path: string, answer: Response): Promise<void> {
  const store = await caches.open(storeName);
  const html = answer.redirected ? '' : await answer.text();
  if (answer.status === 404 || isOver.test(html)) await store.delete(path);
  if (answer.status !== 200 || !isUnderWay.test(html) || !html.includes(` data-build-id="${buildId}"`)) return;
  const headers = new Headers(answer.headers);
  headers.set('x-kept-at', String(Date.now()));
  headers.delete('date');
  // The attribute marks a page that comes from the cache.
  await store.put(path, new Response(html.replace('<html', '<html data-kept=""'), { headers }));
  const kept = await store.keys();
  await Promise.all(kept.slice(0, -mostOrders).map((request) => store.delete(request)));
}

/** The cached page, for 48 hours at most. Undefined if there is none. */
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
