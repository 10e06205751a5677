const card = '[data-testid=order-card]';

/** On a French keyboard, the digits of the upper row need Shift, so the key's position is used. */
const keyOf = ({ key, code, shiftKey }: KeyboardEvent) => (!shiftKey && /^Digit\d$/.test(code) ? code.slice(-1) : key);

/** Calls back for keys without a modifier that no field, button or dialog uses (OFC-11). */
export function watchKeys(onKey: (key: string) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    onKey(keyOf(event));
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** Focuses a card of a new order. The position counts from one. */
export function focusNewCard(position: number): void {
  document.querySelectorAll<HTMLElement>(`[data-column=new] ${card}`)[position - 1]?.focus();
}

export function pressInFocusedCard(testId: string): void {
  document.activeElement?.closest(card)?.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.click();
}

export function pressFirst(testId: string): void {
  document.querySelector<HTMLElement>(`[data-testid=${testId}]`)?.click();
}

/** The number of the order whose card has the focus. Null if no card has the focus. */
export function focusedNumber(): string | null {
  return document.activeElement?.closest<HTMLElement>(card)?.dataset.number ?? null;
}
