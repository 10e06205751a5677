/** Focuses an element by its id and scrolls to it, if it exists. */
export function focusId(id: string): void {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}
