/**
 * The worker that puts an end to all: where the operator switches it off, browsers fetch this in its place, which empties what was
 * stored and goes. Pages then come from the server as if there had never been one. What the worker before it had under way may be
 * stored a moment later, and a page that is loaded meanwhile may take the registration back: it goes once more.
 */
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
