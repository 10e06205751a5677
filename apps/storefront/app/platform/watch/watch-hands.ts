const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'];

/** Calls back at every sign of a hand on the page, before anything else hears it; returns how to stop. */
export function watchHands(onSign: () => void): () => void {
  const watch = new AbortController();
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: watch.signal });
  return () => watch.abort();
}
