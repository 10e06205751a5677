/**
 * The worker that puts an end to all: where the operator switches it off, browsers fetch this in its place, which empties what was
 * stored and goes. Pages then come from the server as if there had never been one.
 */
export const noWorkerScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
`;
