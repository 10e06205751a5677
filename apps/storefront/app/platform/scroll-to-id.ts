const giveUpAfter = 5000;
const tryEvery = 50;

/** Scrolls to an element that is not there yet, as soon as it is, for at most 5 s (RTE-28). Returns how to stop. */
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
