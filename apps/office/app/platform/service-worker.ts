/** What a page hears of its service worker. */
export interface WorkerNews {
  /** A newer one is there and waits for `activate` to be called. */
  onWaiting: (activate: () => void) => void;
  /** A newer one has taken the place of the page's. */
  onReplaced: () => void;
}

/** How often a page that stays open for days asks for a newer version. */
const askEvery = 60 * 60 * 1000;

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
 * Registers the worker of the office's pages. The first one of a browser says nothing: it takes over a page that is well as it is.
 *
 * @throws where the browser has none, or refuses it.
 */
export async function registerWorker(news: WorkerNews): Promise<void> {
  const { serviceWorker } = navigator;
  // The shop's worker may have this page, which has a worker then and none of the office's.
  let isFirst = !serviceWorker.controller?.scriptURL.endsWith('/office/sw.js');
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) news.onReplaced();
    isFirst = false;
  });
  const registration = await serviceWorker.register('/office/sw.js', { scope: '/office/', updateViaCache: 'none' });
  followUpdates(registration, news);
  setInterval(() => registration.update().catch(() => undefined), askEvery);
}
