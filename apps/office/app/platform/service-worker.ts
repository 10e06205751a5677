import { followReplacement, followUpdates, type WorkerNews } from '@comptoir/web-app/worker';

/** The scope of the office's own worker. The scope of the shop's worker contains it. */
export const workerScope = '/office/';

/** The interval at which a page that stays open for days asks for a newer version. */
const askEvery = 60 * 60 * 1000;

/**
 * Registers the office's worker. The first worker of a browser is no news. @throws where the browser has no workers, or refuses
 * this one.
 */
export async function registerWorker({ onWaiting, onReplaced }: WorkerNews): Promise<void> {
  const { serviceWorker } = navigator;
  // A page that only the shop's worker controls has no worker of the office yet.
  const isFirst = !serviceWorker.controller?.scriptURL.endsWith('/office/sw.js');
  followReplacement(isFirst, onReplaced);
  const registration = await serviceWorker.register('/office/sw.js', { scope: workerScope, updateViaCache: 'none' });
  followUpdates(registration, onWaiting);
  setInterval(() => registration.update().catch(() => undefined), askEvery);
}
