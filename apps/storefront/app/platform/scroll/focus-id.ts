/** Gives the focus to the element of an id, and brings it into view; nothing where it is not there. */
export function focusId(id: string): void {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}
