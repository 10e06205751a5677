const mostBytes = 50 * 1024 * 1024;
const key = 'storage-cleanup';

/** Whether this tab has not thrown anything away yet; false, too, where that can't be noted. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'true');
    return true;
  } catch {
    return false;
  }
}

/**
 * Throws away all caches and service workers where the site holds more than 50 MB, once a tab: what can't be thrown away must
 * cause no loop (PWA-20, PWA-21; appendix F, F6). Resolves with whether it did, and the page is to be loaded again.
 */
export async function freeStorage(): Promise<boolean> {
  try {
    const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
    if (usage <= mostBytes || !isFirstTime()) return false;
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await Promise.all(workers.map((worker) => worker.unregister()));
    return true;
  } catch (error) {
    console.warn('What the site holds could not be thrown away', error);
    return false;
  }
}
