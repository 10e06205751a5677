/** The JSON that the server wrote into the page. */
export function readPageData(): unknown {
  return JSON.parse(pageRoot().dataset.site ?? 'null');
}

/** The element that the screens are drawn into. @throws where the page has none. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no place for its screens');
  return root;
}
