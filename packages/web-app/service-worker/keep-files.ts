import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

interface KeepOptions {
  files: readonly string[];
  /** The cache name of this build's pages. Other builds differ only after the last `-`. */
  storeName: string;
  /** Caches the first pages. A rejection aborts the installation of the worker. */
  storePages: (event: ExtendableEvent) => Promise<unknown>;
}

export function keepFiles({ files, storeName, storePages }: KeepOptions): void {
  precacheAndRoute(files.map((url) => ({ url, revision: null })));
  clientsClaim();
  self.addEventListener('install', (event) => event.waitUntil(storePages(event)));
  self.addEventListener('activate', (event) => event.waitUntil(dropOthers(storeName)));
  // The page decides when a newer worker activates (PWA-12, OFC-16).
  self.addEventListener('message', ({ data }) => {
    if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
}

async function dropOthers(storeName: string): Promise<void> {
  const beginning = storeName.slice(0, storeName.lastIndexOf('-') + 1);
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(beginning) && name !== storeName);
  await Promise.all(others.map((name) => caches.delete(name)));
}
