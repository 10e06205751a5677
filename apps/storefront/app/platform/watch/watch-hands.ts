const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'];

/** Calls back at each touch, key press and scroll. Returns the stop function. */
export function watchHands(onSign: () => void): () => void {
  const watch = new AbortController();
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: watch.signal });
  return () => watch.abort();
}
