/** The HTML of the page's text, which no script contains; empty: the page has none. */
export function readIsland(): string {
  return document.querySelector('[data-island]')?.innerHTML ?? '';
}
