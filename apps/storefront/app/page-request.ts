import type { SiteConfig } from '@comptoir/contract';
import type { PageFiles } from './platform/start/page-files.ts';
import type { OrderNews } from './state/live/order-news.ts';
import type { ShownCatalogue } from './state/shop/catalogue-store.ts';

export interface PageData {
  site: SiteConfig;
  catalogue: ShownCatalogue;
}

export interface PageFile extends PageData {
  /** All icons by name. The HTML already contains the visible ones. */
  icons: Readonly<Record<string, string>>;
}

export interface PagePreview {
  isDraft: boolean;
}

export interface PageRequest extends PageData {
  url: URL;
  /** Present on the pages of a preview only (REH-03). */
  preview?: PagePreview;
  /** The order to show. Absent if the page is not an order's page. */
  order?: OrderNews;
  /** Long texts by path without the language. They are in the HTML only, not in scripts. */
  islands: Record<string, { key: string; html: string }>;
  buildId: string;
  /** The restaurant's CSS. It follows the design's tokens and overrides them. */
  theme: string;
  /** Returns the files of a screen's page. `module` is the screen's module path, or null for an error page. */
  filesOf: (module: string | null) => PageFiles;
  /** Returns the critical CSS of the page. */
  stylesOf: (html: string) => string;
}
