import { buildId, files } from 'virtual:own-build';
import { showPushes } from '@comptoir/web-app/service-worker';
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadPages } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { findOrder, forgetOrders, isOrderPage, keepOrder } from './kept-orders.ts';
import { storesBuild, storesUndated } from './may-store.ts';
import { isPersonal, type StoredKind, storedKindOf } from './stored-addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** A network that has said nothing for so long is as good as none (DEC-29). */
const patienceSeconds = 3;
const matchOptions = { ignoreVary: true };
const pagesName = `pages-${buildId}`;
const offlinePage = '/offline.html';

const few = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** How each kind of answer is had: what may be another at any moment comes from the network where there is one. */
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

/** One page for all queries: none but a product's is drawn into it. */
function withoutQuery({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const asksProduct = (url: URL) => url.searchParams.has('product');

/** What is shown at an address whose page can't be had: the menu without the dish that was asked for, else that there is no connection. */
async function offlineAnswer(url: URL): Promise<Response> {
  if (asksProduct(url)) return Response.redirect(url.pathname, 302);
  return (await caches.match(offlinePage, matchOptions)) ?? Response.error();
}

/** Stores the first pages, with what they are rendered from, so that they open without a connection after a single visit. */
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

async function dropOtherPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => /^pages-/.test(name) && name !== pagesName).map((name) => caches.delete(name)),
  );
}

showPushes({ icon: '/icons/192.png', path: '/' });
cleanupOutdatedCaches();
precacheAndRoute(files.map((url) => ({ url, revision: null })));
preloadPages();
clientsClaim();

for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ url, sameOrigin, request }) => {
    return sameOrigin && !isPersonal(request) && !asksProduct(url) && storedKindOf(url.pathname) === kind;
  }, orOffline(strategy));

/** What a strategy answers; where it has nothing for a page that is gone to, ours that says so, not the browser's. */
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

// Everything else that is a page is the network's, redirects and missing pages included.
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

self.addEventListener('install', (event) => {
  // What is not stored now will be when it is looked at.
  event.waitUntil(storeFirstPages(event).catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOtherPages(), forgetOrders()])));
// Who has the page open says when (PWA-12, PWA-13).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
