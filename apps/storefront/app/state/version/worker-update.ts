import { reloadPage } from '@comptoir/web-app/base';
import { ownBuildId } from '../../platform/own-build.ts';
import { registerWorker } from '../../platform/worker/service-worker.ts';
import { useBannerStore } from '../banner/banner-store.ts';
import { onceNoOrderIsUnderWay } from '../checkout/order-lock.ts';

let activate = () => {};

/** The timeout of the activation. */
const patienceMilliseconds = 10_000;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Activates the waiting worker, which reloads the page. After a failure, the update banner is shown again. */
export function refreshShop(): void {
  useBannerStore.setState({ update: 'updating' });
  patience = setTimeout(() => {
    console.warn('The new version has not taken over.');
    useBannerStore.setState({ update: 'ready' });
  }, patienceMilliseconds);
  try {
    activate();
  } catch (error) {
    console.warn('The new version can’t be asked to take over', error);
  }
}

/** Runs in a built shop only. The shop also works without a service worker (PWA-28). */
export async function startWorker(): Promise<void> {
  if (ownBuildId() === '') return;
  let isReplaced = false;
  try {
    await registerWorker({
      onWaiting: (takeOver) => {
        activate = takeOver;
        useBannerStore.setState({ update: 'ready' });
      },
      onReplaced: () => {
        clearTimeout(patience);
        if (!isReplaced) onceNoOrderIsUnderWay(reloadPage);
        isReplaced = true;
      },
    });
  } catch (error) {
    console.warn('The shop goes on without its service worker', error);
  }
}
