import { followReplacement, followUpdates, type WorkerNews } from '@comptoir/web-app/worker';

/** Of the office's own worker; the shop's has it in its own. */
export const workerScope = '/office/';

/** How often a page that stays open for days asks for a newer version. */
const askEvery = 60 * 60 * 1000;

/**
 * Registers the worker of the office's pages. The first one of a browser says nothing: it takes over a page that is well as it is.
 *
 * @throws where the browser has none, or refuses it.
 */
export async function registerWorker({ onWaiting, onReplaced }: WorkerNews): Promise<void> {
  const { serviceWorker } = navigator;
  // The shop's worker may have this page, which has a worker then and none of the office's.
  const isFirst = !serviceWorker.controller?.scriptURL.endsWith('/office/sw.js');
  followReplacement(isFirst, onReplaced);
  const registration = await serviceWorker.register('/office/sw.js', { scope: workerScope, updateViaCache: 'none' });
  followUpdates(registration, onWaiting);
  setInterval(() => registration.update().catch(() => undefined), askEvery);
}
