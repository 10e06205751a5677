/** What the server wrote of an order into its page; null: it wrote none, or another one. */
export function readPageOrder(token: string): string | null {
  return document.querySelector(`script[data-order="${token}"]`)?.textContent ?? null;
}
