/** Closes an open `<details>` on Escape, on a tap elsewhere and on focus loss. Returns the stop function. */
export function closeAside(details: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  for (const kind of ['pointerdown', 'focusin'])
    document.addEventListener(kind, leave, { capture: true, signal: stop.signal });
  details.addEventListener('keydown', press, { signal: stop.signal });
  return () => stop.abort();
}
