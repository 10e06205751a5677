/** News of the page's service worker. */
export interface WorkerNews {
  /** A newer worker waits until `activate` is called. */
  onWaiting: (activate: () => void) => void;
  /** A newer worker controls the page now. */
  onReplaced: () => void;
}

/** Calls back when a newer worker waits behind the one of this registration, now or later. */
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

/** Calls back when another worker takes control. `isFirst`: the page has no worker yet; its first one is no news. */
export function followReplacement(isFirst: boolean, onReplaced: () => void): void {
  let isNews = !isFirst;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isNews) onReplaced();
    isNews = true;
  });
}
