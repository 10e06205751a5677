/** Whether somebody is in a field of the page. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
