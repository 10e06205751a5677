import type { SiteConfig } from '@comptoir/contract';
import type { RenderedPage } from '@comptoir/web-host';
import type { PageRequest } from '../../app/page-request.ts';
import type { BuiltFiles } from './built-files.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import { criticalCss } from './critical-css.ts';
import { plainErrorPage } from './plain-error-page.ts';

interface RendererOptions {
  renderPage: (request: PageRequest) => Promise<Omit<RenderedPage, 'isLasting'>>;
  filesOf: (module: string | null) => BuiltFiles;
  styles: string;
  read: CatalogueReader;
  buildId: string;
  site: SiteConfig;
  theme: string;
  islands: PageRequest['islands'];
  preview?: PageRequest['preview'];
}

export type RenderPage = (
  pathAndQuery: string,
  version: string,
  now: Temporal.Instant,
  order?: PageRequest['order'],
) => Promise<RenderedPage>;

/** If a render fails, the result is a plain error page; the function never throws. */
export function createPageRenderer({ renderPage, filesOf, styles, read, ...rest }: RendererOptions): RenderPage {
  const { site, buildId, theme, islands, preview } = rest;
  return async (pathAndQuery, version, now, order) => {
    try {
      const { catalogue, address } = await read(version, now);
      const { status, html, scripts } = await renderPage({
        site,
        buildId,
        theme,
        islands,
        catalogue,
        ...(order !== undefined && { order }),
        ...(preview && { preview }),
        url: new URL(pathAndQuery, site.siteRoot),
        filesOf: (module) => ({ ...filesOf(module), data: address }),
        stylesOf: (page) => criticalCss(styles, page),
      });
      return { status, html, scripts, isLasting: status < 500 && catalogue.missing.length === 0 };
    } catch (error) {
      console.error(`${order === undefined ? pathAndQuery : 'The page of an order'} could not be rendered`, error);
      return { status: 500, html: plainErrorPage(site), scripts: [], isLasting: false };
    }
  };
}
