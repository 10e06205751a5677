/** The text that the server wrote into the page, which no script carries; empty: the page has none. */
export function readIsland(): string {
  return document.querySelector('[data-island]')?.innerHTML ?? '';
}
