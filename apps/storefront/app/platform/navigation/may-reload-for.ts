import { mayReload } from '../start/may-reload.ts';

const key = 'reload-guard';

function readGuard(): Record<string, unknown> {
  const guard: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return typeof guard === 'object' && guard !== null ? { ...guard } : {};
}

/** Records that this tab has loaded a build. The tab reloads once per build, so two builds cannot cause a loop. */
export function noteBuild(id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readGuard(), [id]: 0 }));
  } catch {
    // If storage is blocked, the page never reloads for a new build.
  }
}

export function hasHad(id: string): boolean {
  try {
    return id in readGuard();
  } catch {
    return false;
  }
}

/** True once per build, and only if `mayReload` allows a reload (PWA-16). */
export function mayReloadFor(id: string, path: string): boolean {
  if (hasHad(id) || !mayReload(path)) return false;
  noteBuild(id);
  return true;
}
