import type { SiteConfig } from '@comptoir/contract';
import type { PageFiles } from './platform/start/page-files.ts';
import type { OrderNews } from './state/live/order-news.ts';
import type { ShownCatalogue } from './state/shop/catalogue-store.ts';

export interface PageData {
  site: SiteConfig;
  catalogue: ShownCatalogue;
}

export interface PageFile extends PageData {
  /** All icons by name. The HTML contains the visible ones. */
  icons: Readonly<Record<string, string>>;
}

export interface PageRequest extends PageData {
  url: URL;
  /** The order to render; absent: another page. */
  order?: OrderNews;
  /** Long texts outside of the scripts, by path without language. */
  islands: Record<string, { key: string; html: string }>;
  buildId: string;
  /** The restaurant's CSS, after the design's tokens. */
  theme: string;
  /** `module`: a screen's module; null: an error page. */
  filesOf: (module: string | null) => PageFiles;
  /** Critical CSS of the page. */
  stylesOf: (html: string) => string;
}
