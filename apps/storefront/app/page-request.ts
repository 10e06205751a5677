import type { SiteConfig } from '@comptoir/contract';
import type { PageFiles } from './platform/start/page-files.ts';
import type { OrderNews } from './state/live/order-news.ts';
import type { ShownCatalogue } from './state/shop/catalogue-store.ts';

/** What every page is made of. */
export interface PageData {
  site: SiteConfig;
  catalogue: ShownCatalogue;
}

/** What the browser finds at the address of a page's data. */
export interface PageFile extends PageData {
  /** The drawings of all icons by their names: the page itself has those that it shows. */
  icons: Readonly<Record<string, string>>;
}

/** What the server asks for when it renders a page. */
export interface PageRequest extends PageData {
  url: URL;
  /** What is known of the order that the page is of; absent: it is of none. */
  order?: OrderNews;
  /** The texts of pages that no script carries, by the path of the page without its language. */
  islands: Record<string, { key: string; html: string }>;
  /** Names the build, so that the browser notices a newer one. */
  buildId: string;
  /** The restaurant's own tokens, over the design's. */
  theme: string;
  /** What the browser loads for a screen, by its module in the table; null: for an error page. */
  filesOf: (module: string | null) => PageFiles;
  /** The styles that the elements of a page need. */
  stylesOf: (html: string) => string;
}
