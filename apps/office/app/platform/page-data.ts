export function readPageData(): unknown {
  return JSON.parse(pageRoot().dataset.site ?? 'null');
}

/** @throws if the page has no root element. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no place for its screens');
  return root;
}
