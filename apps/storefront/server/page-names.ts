import { pathPrefix, plainPath, type SiteConfig } from '@comptoir/contract';
import type { PageName } from '@comptoir/web-host';
import { askedOrder } from '../app/screens/asked-order.ts';
import { askedProduct } from '../app/screens/asked-product.ts';
import { findScreen } from '../app/screens/find-screen.ts';
import { pageKey } from './page-key.ts';

/** All missing orders share one cached page. Each response replaces this marker by the requested token. */
const noOrder = 'a-link-that-is-no-ones';

interface Options {
  hasProduct: (id: number) => Promise<boolean>;
  site: SiteConfig;
  catalogueVersion: () => string;
}

/** All unknown URLs share one cached 404 page. Each response replaces this marker by the requested path. */
const marker = '/a-page-that-is-not-there';

/** All requests to a forbidden screen share one cached page. Each response replaces this marker by the query. */
const query = 'a-query-that-is-not-there';

export function createPageNames({ hasProduct, site, catalogueVersion }: Options): (url: URL) => Promise<PageName> {
  let version: string | null = null;
  let products = new Set<number>();

  async function isProduct(id: number): Promise<boolean> {
    const current = catalogueVersion();
    if (current !== version) {
      version = current;
      products = new Set();
    }
    if (products.has(id)) return true;
    const home = products;
    // Only products that exist are cached, because the number of missing ids has no limit.
    const isKnown = await hasProduct(id);
    if (isKnown) home.add(id);
    return isKnown;
  }

  return async (url) => {
    const path = plainPath(url.pathname);
    const { screen, refusal } = findScreen(url, { site });
    if (!screen) {
      const prefix = pathPrefix(path);
      const own = { marker: prefix + marker, text: url.pathname };
      return { key: `${prefix}/404`, path: own.marker, inserted: own };
    }
    if (refusal) {
      // The error message shows the URL with its query (RTE-30). One cached page with a marker serves all queries.
      const own = { marker: `${path}?${query}`, text: url.pathname + url.search };
      return { key: `${path}/refused`, path: own.marker, inserted: own };
    }
    const order = askedOrder(url.pathname);
    if (order !== null) {
      const prefix = pathPrefix(path);
      return {
        key: `${prefix}/no-order`,
        path: `${prefix}/commande/${noOrder}`,
        inserted: { marker: noOrder, text: order },
      };
    }
    const asked = screen.path === '/menu' ? askedProduct(url.search) : null;
    const product = asked !== null && (await isProduct(asked)) ? asked : null;
    const key = pageKey(url, product);
    return { key, path: key };
  };
}
