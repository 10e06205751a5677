import { buildId, files } from 'virtual:own-build';
import { keepFiles, showPushes } from '@comptoir/web-app/service-worker';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadPages } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { findOrder, forgetOrders, isOrderPage, keepOrder } from './kept-orders.ts';
import { storesBuild, storesUndated } from './may-store.ts';
import { isPersonal, type StoredKind, storedKindOf } from './stored-addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Network timeout (DEC-29). */
const patienceSeconds = 3;
const matchOptions = { ignoreVary: true };
const pagesName = `pages-${buildId}`;
const offlinePage = '/offline.html';

const few = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** Network first for data that may change at any moment. */
const strategies: Record<StoredKind, Strategy> = {
  page: new NetworkFirst({
    cacheName: pagesName,
    networkTimeoutSeconds: patienceSeconds,
    matchOptions,
    plugins: [storesBuild(buildId), { cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request) }],
  }),
  data: new CacheFirst({ cacheName: 'data', matchOptions, plugins: [storesUndated, few(16)] }),
  catalogue: new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: patienceSeconds,
    matchOptions,
    plugins: [storesUndated],
  }),
  picture: new StaleWhileRevalidate({ cacheName: 'pictures', matchOptions, plugins: [few(60)] }),
};

/** Ignores the query: of all queries only `?product=` changes the content. */
function withoutQuery({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const asksProduct = (url: URL) => url.searchParams.has('product');

/** The menu without the requested dish, else the offline page. */
async function offlineAnswer(url: URL): Promise<Response> {
  if (asksProduct(url)) return Response.redirect(url.pathname, 302);
  return (await caches.match(offlinePage, matchOptions)) ?? Response.error();
}

/** Precaches the first pages and their data, so that they work offline after one visit. */
async function storeFirstPages(event: ExtendableEvent): Promise<void> {
  const pages = await caches.open(pagesName);
  await pages.add(offlinePage);
  await strategies.picture.handle({ event, request: new Request('/icon.svg') });
  for (const path of ['/', '/menu', '/success']) {
    const html = await (await strategies.page.handle({ event, request: new Request(path) })).text();
    const data = /\/data\/[\w-]+\.json/.exec(html)?.[0];
    if (data) await strategies.data.handle({ event, request: new Request(data) });
  }
}

showPushes({ icon: '/icons/192.png', path: '/' });
cleanupOutdatedCaches();
keepFiles({
  files,
  storeName: pagesName,
  // A page that fails here is cached on its next visit.
  storePages: (event) => storeFirstPages(event).catch(() => undefined),
});
preloadPages();

for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ url, sameOrigin, request }) => {
    return sameOrigin && !isPersonal(request) && !asksProduct(url) && storedKindOf(url.pathname) === kind;
  }, orOffline(strategy));

/** Adds the offline page for failed navigations. */
function orOffline(strategy: Strategy): RouteHandlerCallback {
  return async (options) => {
    const answer = strategy.handle(options);
    return options.request.mode === 'navigate' ? answer.catch(() => offlineAnswer(options.url)) : answer;
  };
}

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isOrderPage(url.pathname),
  async ({ request, event, url }) => {
    try {
      const preloaded = event instanceof FetchEvent ? await event.preloadResponse : undefined;
      const answer: Response = preloaded ?? (await fetch(request));
      event.waitUntil(keepOrder(url.pathname, answer.clone()));
      return answer;
    } catch {
      return (await findOrder(url.pathname)) ?? offlineAnswer(url);
    }
  },
);

// Other pages come from the network, redirects and 404 included.
registerRoute(
  new NavigationRoute(async ({ request, event, url }) => {
    try {
      const preloaded = event instanceof FetchEvent ? await event.preloadResponse : undefined;
      return preloaded ?? (await fetch(request));
    } catch {
      return offlineAnswer(url);
    }
  }),
);

self.addEventListener('activate', (event) => event.waitUntil(forgetOrders()));
