const card = '[data-testid=order-card]';

/** A key by its label: on a French keyboard the digits of the upper row are typed with Shift. */
const keyOf = ({ key, code, shiftKey }: KeyboardEvent) => (!shiftKey && /^Digit\d$/.test(code) ? code.slice(-1) : key);

/** Calls back for each key without a modifier that no field, button or open dialog uses itself (OFC-11). Returns how to stop. */
export function watchKeys(onKey: (key: string) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    onKey(keyOf(event));
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** Focuses the n-th card of new orders, counted from one. */
export function focusNewCard(position: number): void {
  document.querySelectorAll<HTMLElement>(`[data-column=new] ${card}`)[position - 1]?.focus();
}

/** Clicks a button of the card that has the focus, by its test id. */
export function pressInFocusedCard(testId: string): void {
  document.activeElement?.closest(card)?.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.click();
}

/** Clicks the first button of a test id on the screen. */
export function pressFirst(testId: string): void {
  document.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.click();
}

/** The number of the order whose card has the focus or contains it; null: none. */
export function focusedNumber(): string | null {
  return document.activeElement?.closest<HTMLElement>(card)?.dataset.number ?? null;
}
