/** What a page hears of its service worker. */
export interface WorkerNews {
  /** A newer one is there and waits for `activate` to be called. */
  onWaiting: (activate: () => void) => void;
  /** A newer one has taken the place of the page's. */
  onReplaced: () => void;
}

/** Tells when a newer worker waits behind this registration's, now or later. */
export function followUpdates(registration: ServiceWorkerRegistration, onWaiting: WorkerNews['onWaiting']): void {
  const tell = () => {
    const { waiting } = registration;
    if (waiting) onWaiting(() => waiting.postMessage({ type: 'SKIP_WAITING' }));
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Tells when another worker takes the page over; the first one of a page that has none takes over one that is well as it is. */
export function followReplacement(isFirst: boolean, onReplaced: () => void): void {
  let isNews = !isFirst;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isNews) onReplaced();
    isNews = true;
  });
}
