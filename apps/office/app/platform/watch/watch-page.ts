import { isPageVisible } from '@comptoir/web-app/base';

/** Calls back for each touch, click or key anywhere, before any other listener. Returns how to stop. */
export function watchTouch(onTouch: () => void): () => void {
  const stop = new AbortController();
  for (const kind of ['pointerup', 'keydown'])
    window.addEventListener(kind, onTouch, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Runs a task after the next paint; soon, where the page is hidden and nothing is painted. */
export function afterPaint(task: () => void): void {
  if (isPageVisible()) requestAnimationFrame(() => setTimeout(task));
  else setTimeout(task);
}
