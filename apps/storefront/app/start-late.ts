import type { SiteConfig } from '@comptoir/contract';
import { reloadPage } from '@comptoir/web-app/base';
import { currentPath } from './platform/current-path.ts';
import { freeStorage } from './platform/start/free-storage.ts';
import { watchKeyboard } from './platform/watch/watch-keyboard.ts';
import { askedOrder } from './screens/asked-order.ts';
import { useBannerStore } from './state/banner/banner-store.ts';
import { acceptCookies, declineCookies, hasAcceptedCookies, startConsent } from './state/banner/consent.ts';
import { dismissInstall, installShop, startInstall } from './state/banner/install.ts';
import { onceNoOrderIsUnderWay } from './state/checkout/order-lock.ts';
import { watchOrders } from './state/order/has-orders-store.ts';
import { watchBuilds } from './state/version/watch-builds.ts';
import { refreshShop, startWorker } from './state/version/worker-update.ts';

const hour = 60 * 60 * 1000;
/** Delays after hydration in milliseconds: until storage is measured, and until the page reloads. */
const storageMilliseconds = 2_000;
const reloadMilliseconds = 500;

async function keepStorageSmall(): Promise<void> {
  if (await freeStorage()) setTimeout(() => onceNoOrderIsUnderWay(reloadPage), reloadMilliseconds);
}

/** A wrong tag manager id is only logged (CFG-15). */
async function measureVisits(id: string): Promise<void> {
  try {
    const { startTagManager } = await import('./state/banner/tag-manager.ts');
    startTagManager(id, hasAcceptedCookies);
  } catch (error) {
    console.error(error);
  }
}

/** Runs when idle after hydration. `startedAt` is the time of hydration from `performance.now()`. */
export function startLate({ manifestPollMs = hour, tagManager }: SiteConfig, startedAt: number): void {
  useBannerStore.setState({
    answers: { acceptCookies, declineCookies, installShop, dismissInstall, refreshShop },
  });
  watchBuilds(manifestPollMs);
  watchKeyboard();
  void startWorker();
  startConsent(startedAt);
  startInstall(startedAt);
  watchOrders();
  // An order's URL grants access to the order, so no third party may read it.
  if (tagManager.enabled && askedOrder(currentPath()) === null) void measureVisits(tagManager.id);
  setTimeout(keepStorageSmall, startedAt + storageMilliseconds - performance.now());
}
