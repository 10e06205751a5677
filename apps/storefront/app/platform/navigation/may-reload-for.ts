import { mayReload } from '../start/may-reload.ts';

const key = 'reload-guard';

function readGuard(): Record<string, unknown> {
  const guard: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return typeof guard === 'object' && guard !== null ? { ...guard } : {};
}

/**
 * Records that this tab has run a build, in the store of `mayReload`, whose paths begin with a slash. The tab never
 * reloads for that build again, so two servers with different builds can't cause a loop.
 */
export function noteBuild(id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readGuard(), [id]: 0 }));
  } catch {
    // Without storage the page never reloads for a build.
  }
}

export function hasHad(id: string): boolean {
  try {
    return id in readGuard();
  } catch {
    return false;
  }
}

/** Once per build, and within the limits of `mayReload` (PWA-16). */
export function mayReloadFor(id: string, path: string): boolean {
  if (hasHad(id) || !mayReload(path)) return false;
  noteBuild(id);
  return true;
}
