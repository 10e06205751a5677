declare global {
  interface Window {
    __ring?: number;
    /** The number of sounds by their kind. */
    __sounds?: Record<string, number>;
  }
}

/** Counts the sounds for tests, which cannot hear them. */
export function countSound(kind: string, isRing: boolean): void {
  window.__sounds = { ...window.__sounds, [kind]: (window.__sounds?.[kind] ?? 0) + 1 };
  if (isRing) window.__ring = (window.__ring ?? 0) + 1;
}
