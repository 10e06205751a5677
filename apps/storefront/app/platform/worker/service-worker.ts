import { followReplacement, followUpdates, type WorkerNews } from '@comptoir/web-app/worker';

/** The number of pictures that the worker stores. */
const mostPictures = 60;

/** Addresses of pictures that the page has loaded before the worker could store them. */
function shownPictures(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && /^\/(media|icon)/.test(pathname));
  return own.slice(0, mostPictures).map(({ href }) => href);
}

/**
 * Registers the worker of the whole site. The first worker of a browser is no news (PWA-14). @throws where the browser has no
 * workers, or refuses this one.
 */
export async function registerWorker({ onWaiting, onReplaced }: WorkerNews): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  followReplacement(isFirst, onReplaced);
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const registration = await serviceWorker.ready;
  if (isFirst || serviceWorker.controller === null)
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: shownPictures() } });
  followUpdates(registration, onWaiting);
}
