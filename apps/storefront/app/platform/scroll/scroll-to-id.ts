const giveUpAfter = 5000;
const tryEvery = 50;

/** A hash that cannot be decoded is used unchanged, as browsers do. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls without animation. If the element is missing, it scrolls to the top (RTE-28). */
export function scrollTo(target: { top: number } | { id: string }): void {
  const element = 'id' in target ? document.getElementById(target.id) : null;
  if (element) element.scrollIntoView();
  else window.scrollTo(0, 'top' in target ? target.top : 0);
}

/** Scrolls to an element once it exists, within 5 s (RTE-28). Returns the stop function. */
export function scrollToLateId(id: string): () => void {
  if (document.getElementById(id)) return () => undefined;
  const until = Date.now() + giveUpAfter;
  const timer = setInterval(() => {
    const element = document.getElementById(id);
    if (element) element.scrollIntoView();
    if (element || Date.now() > until) clearInterval(timer);
  }, tryEvery);
  return () => clearInterval(timer);
}
