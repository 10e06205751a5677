/** What the server wrote into the page for its scripts: JSON of its own. */
export function readPageData(): unknown {
  return JSON.parse(pageRoot().dataset.site ?? 'null');
}

/** Where the screens are drawn. @throws where the page has no such place. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no place for its screens');
  return root;
}
