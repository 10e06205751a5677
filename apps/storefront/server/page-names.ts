import type { Caller } from '@comptoir/contract';
import { normalizePath, pageKey } from './page-key.ts';

interface Options {
  caller: Pick<Caller, 'menus'>;
  /** Another text whenever the catalogue may have changed. */
  catalogueVersion: () => string;
}

/** Tells what names the page at an address and what it is rendered from; knows the products of the present catalogue. */
export function createPageNames({
  caller,
  catalogueVersion,
}: Options): (url: URL) => Promise<{ key: string; path: string }> {
  let version: string | null = null;
  let products: Promise<ReadonlySet<string>> = Promise.resolve(new Set());

  async function readProducts(): Promise<ReadonlySet<string>> {
    try {
      const menus = await caller.menus();
      const items = menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
      return new Set(items.map((item) => String(item.id)));
    } catch {
      // Asked again with the next page: without the menus no product is known.
      version = null;
      return new Set();
    }
  }

  return async (url) => {
    const current = catalogueVersion();
    if (current !== version) {
      version = current;
      products = readProducts();
    }
    const key = pageKey(url, await products);
    const path = normalizePath(url.pathname);
    // What is not there is answered with the path as it was written.
    return { key, path: path.startsWith('/menu') || path.startsWith('/fr/menu') ? key : url.pathname };
  };
}
