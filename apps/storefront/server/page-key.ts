/** The spelling that stands for a path: lower case, no trailing slash (RTE-39). */
export function normalizePath(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase() || '/';
}

/**
 * What names a rendered page: its path and, on the menu, a known product. Any other query renders as the bare path and never
 * becomes a key, so that invented queries can't fill the memory.
 */
export function pageKey(url: URL, knownProducts: ReadonlySet<string>): string {
  const path = normalizePath(url.pathname);
  const product = url.searchParams.get('product');
  const isMenu = path === '/menu' || path === '/fr/menu';
  return isMenu && product !== null && knownProducts.has(product) ? `${path}?product=${product}` : path;
}
