/** Storage keys of the install flags, by their names in the mirror (DEC-03). */
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

/**
 * Removes old programs' keys from local storage, all that name a cache or a worker (PWA-19; appendix F, F6). The
 * install flags match too, so they are mirrored first. A page on the home screen counts as installed (PWA-10). No
 * effect with blocked storage.
 */
export function purgeStorage(): void {
  try {
    mirrorFlags();
    for (const key of Object.keys(localStorage)) if (purged.test(key)) localStorage.removeItem(key);
    const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
    const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
    if (isStandalone || isOnHomeScreen) localStorage.setItem(installFlags.installed, 'true');
  } catch {
    // Blocked storage holds nothing.
  }
}
