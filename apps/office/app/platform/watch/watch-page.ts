import { isPageVisible } from '@comptoir/web-app/base';

/** Calls back for each touch, click or key anywhere, before whatever it does; returns how to stop. */
export function watchTouch(onTouch: () => void): () => void {
  const stop = new AbortController();
  for (const kind of ['pointerup', 'keydown'])
    window.addEventListener(kind, onTouch, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Runs a task once what was drawn is painted; soon, where nobody can see it. */
export function afterPaint(task: () => void): void {
  if (isPageVisible()) requestAnimationFrame(() => setTimeout(task));
  else setTimeout(task);
}
