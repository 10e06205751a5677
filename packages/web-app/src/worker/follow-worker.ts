export interface WorkerNews {
  onWaiting: (activate: () => void) => void;
  onReplaced: () => void;
}

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

/** Calls back when a new worker takes control. `isFirst`: the page has none yet, so the first one is not an update. */
export function followReplacement(isFirst: boolean, onReplaced: () => void): void {
  let isNews = !isFirst;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isNews) onReplaced();
    isNews = true;
  });
}
