/**
 * Whether a page whose code failed may be loaded as a whole: once per path within ten seconds, and never where that can't be
 * noted (ERR-10, PWA-18; requirements, appendix F, F4). Written into pages as text too: it uses nothing but the browser.
 */
export function mayReload(path: string): boolean {
  const key = 'reload-guard';
  const pause = 10_000;
  const now = Date.now();
  try {
    const until: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (Number(until[path]) >= now) return false;
    sessionStorage.setItem(key, JSON.stringify({ ...until, [path]: now + pause }));
    return true;
  } catch {
    return false;
  }
}
