/** Whether the page is in view: not in a background tab or behind a locked screen. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible';

export function watchVisible(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
