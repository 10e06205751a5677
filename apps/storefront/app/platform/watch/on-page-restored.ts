/** Calls back when the browser restores the page from its back-forward cache. Returns how to stop. */
export function onPageRestored(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', hear);
  return () => window.removeEventListener('pageshow', hear);
}
