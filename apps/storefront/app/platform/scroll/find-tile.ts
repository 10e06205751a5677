/** The dish's picture in the menu. Null if there is none, or an open dialog covers it. */
export function findTile(itemId: number): HTMLElement | null {
  if (typeof document === 'undefined' || document.querySelector('dialog[open]')) return null;
  const tiles = document.querySelectorAll<HTMLElement>(`article[data-item="${itemId}"] [data-testid=tile]`);
  return [...tiles].find((tile) => tile.offsetWidth > 0) ?? null;
}
