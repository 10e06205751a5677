import { plainPath } from '@comptoir/contract';

/** The cache key of a page. Only an existing product is part of it, so invented queries cannot fill the cache. */
export function pageKey(url: URL, product: number | null): string {
  const path = plainPath(url.pathname);
  return product === null ? path : `${path}?product=${product}`;
}
