const card = '[data-testid=order-card]';

/** A key by what is printed on it: on a French keyboard the figures of the upper row are typed with Shift. */
const keyOf = ({ key, code, shiftKey }: KeyboardEvent) => (!shiftKey && /^Digit\d$/.test(code) ? code.slice(-1) : key);

/** Calls back for each plain key that no field, button's own key or open dialog has a use for (OFC-11); returns how to stop. */
export function watchKeys(onKey: (key: string) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    onKey(keyOf(event));
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** Gives the focus to the n-th card of new orders, counted from one. */
export function focusNewCard(position: number): void {
  document.querySelectorAll<HTMLElement>(`[data-column=new] ${card}`)[position - 1]?.focus();
}

/** Presses a button of the card that has the focus, by its test id, as a tap on it would. */
export function pressInFocusedCard(testId: string): void {
  document.activeElement?.closest(card)?.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.click();
}

/** Presses the first button of a test id that is on the screen. */
export function pressFirst(testId: string): void {
  document.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.click();
}

/** The number of the card that has, or has in it, the focus; null: none. */
export function focusedNumber(): string | null {
  return document.activeElement?.closest<HTMLElement>(card)?.dataset.number ?? null;
}
