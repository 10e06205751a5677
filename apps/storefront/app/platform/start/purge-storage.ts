/** The keys of the install flags in storage, by their names in the backup of the flags (DEC-03). */
export const installFlags = {
  installed: 'pwa-installed',
  prompted: 'ios-pwa-prompt-shown',
  hidden: 'vite-pwa:hide-install',
} as const;
export const installMirror = 'install-state';
const purged = /cache|pwa|workbox/i;

function mirrorFlags(): void {
  const set = Object.entries(installFlags).filter(([, key]) => localStorage.getItem(key) === 'true');
  if (set.length === 0) return;
  const stored = localStorage.getItem(installMirror);
  const noted = Object.fromEntries(set.map(([name]) => [name, true]));
  try {
    localStorage.setItem(installMirror, JSON.stringify({ ...JSON.parse(stored ?? '{}'), ...noted }));
  } catch {
    localStorage.setItem(installMirror, JSON.stringify(noted));
  }
}

/** Deletes storage keys of earlier versions that name a cache or a worker (PWA-19). Install flags are copied first. */
export function purgeStorage(): void {
  try {
    mirrorFlags();
    for (const key of Object.keys(localStorage)) if (purged.test(key)) localStorage.removeItem(key);
    const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
    const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
    if (isStandalone || isOnHomeScreen) localStorage.setItem(installFlags.installed, 'true');
  } catch {
    // If storage is blocked, there is nothing to delete.
  }
}
