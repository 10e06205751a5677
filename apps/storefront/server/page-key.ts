import { plainPath } from '@comptoir/contract';

/**
 * What names a rendered page: its path and, on the menu, a product that there is. Any other query renders as the bare path and
 * never becomes a key, so that invented queries can't fill the memory.
 */
export function pageKey(url: URL, product: number | null): string {
  const path = plainPath(url.pathname);
  return product === null ? path : `${path}?product=${product}`;
}
