import type { SiteConfig } from '@comptoir/contract';
import type { PageFiles } from './platform/start/page-files.ts';
import type { OrderNews } from './state/live/order-news.ts';
import type { ShownCatalogue } from './state/shop/catalogue-store.ts';

export interface PageData {
  site: SiteConfig;
  catalogue: ShownCatalogue;
}

/** The data file of a page. */
export interface PageFile extends PageData {
  /** The drawings of all icons by their names. The HTML has those that it shows. */
  icons: Readonly<Record<string, string>>;
}

/** The request for a rendered page. */
export interface PageRequest extends PageData {
  url: URL;
  /** The order that the page shows; absent: none. */
  order?: OrderNews;
  /** Texts that no script contains, by the path of their page without its language. */
  islands: Record<string, { key: string; html: string }>;
  buildId: string;
  /** CSS of the restaurant's own tokens, after those of the design. */
  theme: string;
  /** The files of a screen, by its module in the table; null: of an error page. */
  filesOf: (module: string | null) => PageFiles;
  /** The styles that the elements of a page need. */
  stylesOf: (html: string) => string;
}
