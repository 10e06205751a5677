/** Whether somebody can see this window. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back when the window is shown or hidden; returns how to stop. */
export function watchVisible(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

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
