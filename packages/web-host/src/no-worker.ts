/**
 * Served in place of the worker when the operator disables it: clears all caches and unregisters. Pending work of the
 * old worker may write caches later, and a page load may restore the registration, so it runs twice.
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
