/** Allows one reload per path within ten seconds (ERR-10). An inline script: it may use browser globals only. */
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
