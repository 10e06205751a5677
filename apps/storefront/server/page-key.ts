import { plainPath } from '@comptoir/contract';

/** Cache key: the path, and an existing product on the menu. Invented queries can't fill the memory. */
export function pageKey(url: URL, product: number | null): string {
  const path = plainPath(url.pathname);
  return product === null ? path : `${path}?product=${product}`;
}
