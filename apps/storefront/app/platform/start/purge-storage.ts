/** The keys of the flags of installing, by their names in the mirror (DEC-03). */
export const installFlags = {
  installed: 'pwa-installed',
  prompted: 'ios-pwa-prompt-shown',
  hidden: 'vite-pwa:hide-install',
} as const;
/** The key of the mirror: the flags once more, where the purge leaves them. */
export const installMirror = 'install-state';
const purged = /cache|pwa|workbox/i;

/** Notes what the flags say where the purge does not find it. What stood there and can't be read says nothing. */
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

/**
 * Removes what earlier programs of this address left in local storage (PWA-19; appendix F, F6): every key that names a cache or a
 * worker. The flags of installing are among them, so they are mirrored before. A page that runs from the home screen is
 * installed (PWA-10). Does nothing where storage is blocked.
 */
export function purgeStorage(): void {
  try {
    mirrorFlags();
    for (const key of Object.keys(localStorage)) if (purged.test(key)) localStorage.removeItem(key);
    const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
    const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
    if (isStandalone || isOnHomeScreen) localStorage.setItem(installFlags.installed, 'true');
  } catch {
    // Storage that is blocked holds nothing.
  }
}
