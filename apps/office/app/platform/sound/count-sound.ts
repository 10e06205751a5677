declare global {
  interface Window {
    /** How often it has rung. */
    __ring?: number;
    /** How often each sound was made, by its kind. */
    __sounds?: Record<string, number>;
  }
}

/** Counts a sound that was made where whoever tests the board can look: silence can't be seen otherwise. */
export function countSound(kind: string, isRing: boolean): void {
  window.__sounds = { ...window.__sounds, [kind]: (window.__sounds?.[kind] ?? 0) + 1 };
  if (isRing) window.__ring = (window.__ring ?? 0) + 1;
}
