/** The picture of a dish on the page that lies open; null: there is none, or a sheet is open and hides it. */
export function findTile(itemId: number): HTMLElement | null {
  if (typeof document === 'undefined' || document.querySelector('dialog[open]')) return null;
  const tiles = document.querySelectorAll<HTMLElement>(`article[data-item="${itemId}"] [data-testid=tile]`);
  // A list that a search took the place of is still there.
  return [...tiles].find((tile) => tile.offsetWidth > 0) ?? null;
}
