const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'];

/** Calls back at each touch, key and scroll, before any other listener. Returns how to stop. */
export function watchHands(onSign: () => void): () => void {
  const watch = new AbortController();
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: watch.signal });
  return () => watch.abort();
}
