const giveUpAfter = 5000;
const tryEvery = 50;

/** The id of a hash. A hash that can't be decoded is used as it is, as browsers do. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls at once to a height in CSS pixels or to an element; to the top where the element is missing (RTE-28). */
export function scrollTo(target: { top: number } | { id: string }): void {
  const element = 'id' in target ? document.getElementById(target.id) : null;
  if (element) element.scrollIntoView();
  else window.scrollTo(0, 'top' in target ? target.top : 0);
}

/** Scrolls to an element as soon as it exists, within 5 s (RTE-28). Returns how to stop. */
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
