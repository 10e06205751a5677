import { isPageVisible } from '@comptoir/web-app/base';

/** Calls back for each touch, click or key press, before any other listener. Returns the stop function. */
export function watchTouch(onTouch: () => void): () => void {
  const stop = new AbortController();
  for (const kind of ['pointerup', 'keydown'])
    window.addEventListener(kind, onTouch, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Runs a task after the next paint. In a hidden page, which is not painted, it runs soon. */
export function afterPaint(task: () => void): void {
  if (isPageVisible()) requestAnimationFrame(() => setTimeout(task));
  else setTimeout(task);
}
