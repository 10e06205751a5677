import { buildId, files } from 'virtual:own-build';
import { keepFiles, showPushes } from '@comptoir/web-app/service-worker';
import { setCacheNameDetails } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

// The office's worker stores the page and its files, but no responses of the API (OFC-15).

// The shop's worker deletes caches with "precache" in their names, so the office uses another name.
setCacheNameDetails({ prefix: 'office', precache: 'files' });

/** After this time without a response from the network, the stored page is shown. */
const patienceMilliseconds = 3_000;
const shellName = `office-shell-${buildId}`;
/** One stored page serves all URLs, because the same scripts render every screen. */
const shellPath = '/office/board';
const themePath = /^\/office\/theme\//;
const matchOptions = { ignoreVary: true };

const themes = new CacheFirst({ cacheName: shellName, matchOptions });

const late = () => new Promise<never>((_, reject) => setTimeout(reject, patienceMilliseconds));

/** Stores the page and the restaurant's styles for offline use. */
async function storeShell(event: ExtendableEvent): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.add(new Request(shellPath, { cache: 'no-store' }));
  const html = await (await shell.match(shellPath, matchOptions))?.text();
  const theme = /href="(\/office\/theme\/[^"]+)"/.exec(html ?? '')?.[1];
  if (theme) await themes.handle({ event, request: new Request(theme) });
}

/** The map of the zones is larger than all of the board, and needs the network for its ground anyway. */
const kept = files.filter((file) => !file.includes('/zone-drawing-'));

showPushes({ icon: '/office/icons/192.png', path: shellPath });
keepFiles({ files: kept, storeName: shellName, storePages: storeShell });

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
