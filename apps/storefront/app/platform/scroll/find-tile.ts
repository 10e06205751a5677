/** The picture of a dish on the page; null: there is none, or an open sheet hides it. */
export function findTile(itemId: number): HTMLElement | null {
  if (typeof document === 'undefined' || document.querySelector('dialog[open]')) return null;
  const tiles = document.querySelectorAll<HTMLElement>(`article[data-item="${itemId}"] [data-testid=tile]`);
  // The menu stays in the document, hidden, while search results replace it.
  return [...tiles].find((tile) => tile.offsetWidth > 0) ?? null;
}
