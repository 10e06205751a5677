/** Whether the page is in nobody's sight, behind other tabs or a locked screen. */
export function isHidden(): boolean {
  return document.hidden;
}

/** Calls back when the page goes out of sight or comes back; returns how to stop. */
export function watchHidden(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
