import { mayReload } from '../start/may-reload.ts';

const key = 'reload-guard';

function readGuard(): Record<string, unknown> {
  const guard: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return typeof guard === 'object' && guard !== null ? { ...guard } : {};
}

/**
 * Notes that this tab has run a build. The tab is never reloaded for that build again, so that two servers with different builds
 * can't bounce it. Builds share the store of `mayReload`, whose paths begin with a slash.
 */
export function noteBuild(id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readGuard(), [id]: 0 }));
  } catch {
    // Without storage the tab is never reloaded for a build.
  }
}

/** Whether this tab has run a build, or was reloaded for it. */
export function hasHad(id: string): boolean {
  try {
    return id in readGuard();
  } catch {
    return false;
  }
}

/** Whether this tab may be reloaded at a path for a build: once a build, and by the rule of `mayReload` (PWA-16). */
export function mayReloadFor(id: string, path: string): boolean {
  if (hasHad(id) || !mayReload(path)) return false;
  noteBuild(id);
  return true;
}
