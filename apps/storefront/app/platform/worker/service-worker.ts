import { followReplacement, followUpdates, type WorkerNews } from '@comptoir/web-app/worker';

/** How many pictures of a page the worker is told of: so many it keeps. */
const mostPictures = 60;

/** What the page has shown already, while nobody kept it. */
function shownPictures(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && /^\/(media|icon)/.test(pathname));
  return own.slice(0, mostPictures).map(({ href }) => href);
}

/**
 * Registers the worker of the whole site. The first one of a browser says nothing: it takes over a page that is well as it is
 * (PWA-14). @throws where the browser has none, or refuses it.
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
