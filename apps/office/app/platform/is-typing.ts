export function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
