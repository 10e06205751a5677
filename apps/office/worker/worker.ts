import { buildId, files } from 'virtual:own-build';
import { showPushes } from '@comptoir/web-app/service-worker';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

// The office without a connection: its page and its files, and nothing that the API ever said (OFC-15).

/** The shop's worker, whose scope has this one's in it, throws away what is called a precache and is not its own. */
setCacheNameDetails({ prefix: 'office', precache: 'files' });

/** A network that has said nothing for so long is as good as none. */
const patienceMilliseconds = 3_000;
const shellName = `office-shell-${buildId}`;
/** Any address is drawn by the same scripts: this page stands for all of them. */
const shellPath = '/office/board';
const themePath = /^\/office\/theme\//;
const matchOptions = { ignoreVary: true };

const themes = new CacheFirst({ cacheName: shellName, matchOptions });

const late = () => new Promise<never>((_, reject) => setTimeout(reject, patienceMilliseconds));

/** Keeps the page, with the restaurant's own styles. */
async function storeShell(event: ExtendableEvent): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.add(new Request(shellPath, { cache: 'no-store' }));
  const html = await (await shell.match(shellPath, matchOptions))?.text();
  const theme = /href="(\/office\/theme\/[^"]+)"/.exec(html ?? '')?.[1];
  if (theme) await themes.handle({ event, request: new Request(theme) });
}

async function dropOtherShells(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => /^office-shell-/.test(name) && name !== shellName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

showPushes({ icon: '/office/icons/192.png', path: shellPath });
precacheAndRoute(files.map((url) => ({ url, revision: null })));
clientsClaim();

registerRoute(({ url, sameOrigin }) => sameOrigin && themePath.test(url.pathname), themes);

registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await Promise.race([fetch(request), late()]);
    } catch {
      return (await caches.match(shellPath, { ...matchOptions, cacheName: shellName })) ?? Response.error();
    }
  }),
);

self.addEventListener('install', (event) => event.waitUntil(storeShell(event)));
self.addEventListener('activate', (event) => event.waitUntil(dropOtherShells()));
// The page says when: nothing is taken from a board that is at work (OFC-16).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
