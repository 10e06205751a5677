const mostBytes = 50 * 1024 * 1024;
const key = 'storage-cleanup';

/** True once per tab. If storage is blocked, it is always false. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'true');
    return true;
  } catch {
    return false;
  }
}

/** Deletes caches and workers if they use more than 50 MB (PWA-20, PWA-21). True if the page should be reloaded. */
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
