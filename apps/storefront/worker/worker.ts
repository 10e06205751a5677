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

/** After this time without a response from the network, the cached page is shown (DEC-29). */
const patienceSeconds = 3;
const matchOptions = { ignoreVary: true };
const pagesName = `pages-${buildId}`;
const offlinePage = '/offline.html';

const few = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** Data that may change at any moment comes from the network first, and from the cache if the network fails. */
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

/** The cache key has no query, because a query does not change the content. */
function withoutQuery({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const asksProduct = (url: URL) => url.searchParams.has('product');

/** Offline, a dish's URL redirects to the menu. Other pages give the offline page. */
async function offlineAnswer(url: URL): Promise<Response> {
  if (asksProduct(url)) return Response.redirect(url.pathname, 302);
  return (await caches.match(offlinePage, matchOptions)) ?? Response.error();
}

/** Caches the most important pages and their data, so that they work offline after one visit. */
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
  // If a page cannot be loaded now, its next visit caches it.
  storePages: (event) => storeFirstPages(event).catch(() => undefined),
});
preloadPages();

for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ url, sameOrigin, request }) => {
    return sameOrigin && !isPersonal(request) && !asksProduct(url) && storedKindOf(url.pathname) === kind;
  }, orOffline(strategy));

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

// Pages that are not cached come from the network, with redirects and errors.
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
