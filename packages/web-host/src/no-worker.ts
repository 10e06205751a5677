/** Replaces a disabled service worker. It clears the caches twice, because the old worker's pending work may write them again. */
export const noWorkerScript = `async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
  setTimeout(leave, 2000);
});
`;
