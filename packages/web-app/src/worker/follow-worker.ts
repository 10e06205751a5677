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

export function followReplacement(isFirst: boolean, onReplaced: () => void): void {
  let isNews = !isFirst;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isNews) onReplaced();
    isNews = true;
  });
}
