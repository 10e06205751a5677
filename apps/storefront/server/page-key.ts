import { plainPath } from '@comptoir/contract';

/**
 * The cache key of a page: its path and an existing product. Other queries are dropped, so they cannot fill the
 * cache.
 */
export function pageKey(url: URL, product: number | null): string {
  const path = plainPath(url.pathname);
  return product === null ? path : `${path}?product=${product}`;
}
