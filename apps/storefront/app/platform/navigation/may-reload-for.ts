import { mayReload } from '../start/may-reload.ts';

const key = 'reload-guard';

function readGuard(): Record<string, unknown> {
  const guard: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return typeof guard === 'object' && guard !== null ? { ...guard } : {};
}

/**
 * Notes that this tab has run a build: it is never loaded for it again, so that two servers of which one is newer don't send it
 * to and fro. The names of builds stand among the paths of `mayReload`, which begin with a slash.
 */
export function noteBuild(id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readGuard(), [id]: 0 }));
  } catch {
    // Where nothing can be noted, nothing is ever loaded for a build.
  }
}

/** Whether this tab has run a build, or was loaded for it. */
export function hasHad(id: string): boolean {
  try {
    return id in readGuard();
  } catch {
    return false;
  }
}

/** Whether this tab may load the page at a path whole for a build: once for each, and by the rule of `mayReload` (PWA-16). */
export function mayReloadFor(id: string, path: string): boolean {
  if (hasHad(id) || !mayReload(path)) return false;
  noteBuild(id);
  return true;
}
