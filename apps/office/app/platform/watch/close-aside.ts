/** Closes an open `<details>` by Escape, by a tap elsewhere, and when the focus leaves it. Returns how to stop. */
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
