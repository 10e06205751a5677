import { pathLanguage, plainPath, type SiteConfig } from '@comptoir/contract';
import type { PageName } from '@comptoir/web-host';
import { askedOrder } from '../app/screens/asked-order.ts';
import { askedProduct } from '../app/screens/asked-product.ts';
import { findScreen } from '../app/screens/find-screen.ts';
import { pageKey } from './page-key.ts';

/** Stands in the page of all links that are of no order. */
const noOrder = 'a-link-that-is-no-ones';

interface Options {
  /** Whether the present catalogue has a product. */
  hasProduct: (id: number) => Promise<boolean>;
  site: SiteConfig;
  /** Another text whenever the catalogue may have changed. */
  catalogueVersion: () => string;
}

/** Stands in the page of all addresses that do not exist, where each has its own. */
const marker = '/a-page-that-is-not-there';

/** Stands in the page of a screen that is refused, where each address has its own query. */
const query = 'a-query-that-is-not-there';

/** Tells what names the page at an address and what it is rendered from; asks for a product once in each catalogue. */
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
    // Only what there is is remembered: there is no end of what there is not.
    const isKnown = await hasProduct(id);
    if (isKnown) home.add(id);
    return isKnown;
  }

  return async (url) => {
    const path = plainPath(url.pathname);
    const { screen, refusal } = findScreen(url, site);
    if (!screen) {
      const language = pathLanguage(path);
      const own = { marker: language + marker, text: url.pathname };
      return { key: `${language}/404`, path: own.marker, inserted: own };
    }
    if (refusal) {
      // Its message names the address with its query (RTE-30): the page is one, whatever the query.
      const own = { marker: `${path}?${query}`, text: url.pathname + url.search };
      return { key: `${path}/refused`, path: own.marker, inserted: own };
    }
    const order = askedOrder(url.pathname);
    if (order !== null) {
      const language = pathLanguage(path);
      // The pages of all orders that there are not.
      return {
        key: `${language}/no-order`,
        path: `${language}/commande/${noOrder}`,
        inserted: { marker: noOrder, text: order },
      };
    }
    const asked = screen.path === '/menu' ? askedProduct(url.search) : null;
    const product = asked !== null && (await isProduct(asked)) ? asked : null;
    const key = pageKey(url, product);
    return { key, path: key };
  };
}
