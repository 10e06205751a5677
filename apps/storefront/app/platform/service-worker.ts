/** What a page hears of its service worker. */
export interface WorkerNews {
  /** A newer one is there and waits for `activate` to be called. */
  onWaiting: (activate: () => void) => void;
  /** A newer one has taken the place of the page's. */
  onReplaced: () => void;
}

/** How many pictures of a page the worker is told of: so many it keeps. */
const mostPictures = 60;

/** What the page has shown already, while nobody kept it. */
function shownPictures(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && /^\/(media|icon)/.test(pathname));
  return own.slice(0, mostPictures).map(({ href }) => href);
}

function followUpdates(registration: ServiceWorkerRegistration, { onWaiting }: WorkerNews): void {
  const tell = () => {
    const { waiting } = registration;
    if (waiting) onWaiting(() => waiting.postMessage({ type: 'SKIP_WAITING' }));
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Registers the worker of the whole site. The first one of a browser says nothing: it takes over a page that is well as it is
 * (PWA-14). @throws where the browser has none, or refuses it.
 */
export async function registerWorker(news: WorkerNews): Promise<void> {
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) news.onReplaced();
    isFirst = false;
  });
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const registration = await serviceWorker.ready;
  if (isFirst || serviceWorker.controller === null)
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: shownPictures() } });
  followUpdates(registration, news);
}
