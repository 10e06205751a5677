import { followReplacement, followUpdates, type WorkerNews } from '@comptoir/web-app/worker';

/** The scope of the office's worker. The scope of the shop's worker contains it. */
export const workerScope = '/office/';

/** The interval of update checks, because a page may stay open for days. */
const askEvery = 60 * 60 * 1000;

/** The first worker of a browser is not an update. @throws if workers are not supported or refused. */
export async function registerWorker({ onWaiting, onReplaced }: WorkerNews): Promise<void> {
  const { serviceWorker } = navigator;
  // If only the shop's worker controls the page, the office has no worker yet.
  const isFirst = !serviceWorker.controller?.scriptURL.endsWith('/office/sw.js');
  followReplacement(isFirst, onReplaced);
  const registration = await serviceWorker.register('/office/sw.js', { scope: workerScope, updateViaCache: 'none' });
  followUpdates(registration, onWaiting);
  setInterval(() => registration.update().catch(() => undefined), askEvery);
}
