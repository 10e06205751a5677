export const isPageVisible = (): boolean => document.visibilityState === 'visible';

export function watchVisible(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
