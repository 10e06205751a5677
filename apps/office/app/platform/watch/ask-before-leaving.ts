/** Lets the browser ask before the page is closed or reloaded. Returns the stop function. */
export function askBeforeLeaving(): () => void {
  const stop = new AbortController();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal });
  return () => stop.abort();
}
