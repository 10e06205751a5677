/** Whether somebody can see the page: it is not behind other tabs or a locked screen. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back when the page is shown or hidden; returns how to stop. */
export function watchVisible(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
