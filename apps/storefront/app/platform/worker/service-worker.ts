import { followReplacement, followUpdates, type WorkerNews } from '@comptoir/web-app/worker';

const mostPictures = 60;

function shownPictures(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && /^\/(media|icon)/.test(pathname));
  return own.slice(0, mostPictures).map(({ href }) => href);
}

/** A browser's first worker is not an update (PWA-14). @throws if registration is refused. */
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
