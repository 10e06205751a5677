/** The spelling that stands for a path: lower case, no trailing slash (RTE-39). */
export function normalizePath(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase() || '/';
}

/** The product that an address of the menu asks for, by its id; null: none, or nothing that could be an id. */
export function askedProduct(url: URL): string | null {
  const product = url.searchParams.get('product') ?? '';
  return /^[1-9]\d{0,8}$/.test(product) ? product : null;
}

/**
 * What names a rendered page: its path and, on the menu, a product that there is. Any other query renders as the bare path and
 * never becomes a key, so that invented queries can't fill the memory.
 */
export function pageKey(url: URL, product: string | null): string {
  const path = normalizePath(url.pathname);
  return product === null ? path : `${path}?product=${product}`;
}
