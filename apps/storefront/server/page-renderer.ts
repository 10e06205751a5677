import type { SiteConfig } from '@comptoir/contract';
import type { RenderPage } from '@comptoir/web-host';
import type { PageRequest } from '../app/page-request.ts';
import type { BuiltFiles } from './built-files.ts';
import { criticalCss } from './critical-css.ts';
import type { PageDataFiles } from './page-data.ts';
import { plainErrorPage } from './plain-error-page.ts';

interface RendererOptions {
  /** The entry of the server's build. */
  renderPage: (request: PageRequest) => Promise<{ status: number; html: string }>;
  filesOf: (module: string | null) => BuiltFiles;
  /** The text of the style sheet of all screens. */
  styles: string;
  data: PageDataFiles;
  buildId: string;
  site: SiteConfig;
  theme: string;
}

/** Renders pages with the build. A page that can't be rendered at all is answered with a plain sentence, never thrown. */
export function createPageRenderer({ renderPage, filesOf, styles, data, ...rest }: RendererOptions): RenderPage {
  const { site, buildId, theme } = rest;
  return async (pathAndQuery) => {
    try {
      const { catalogue, address } = await data.read();
      const { status, html } = await renderPage({
        ...{ site, buildId, theme, catalogue },
        url: new URL(pathAndQuery, site.siteRoot),
        filesOf: (module) => ({ ...filesOf(module), data: address }),
        stylesOf: (page) => criticalCss(styles, page),
      });
      return { status, html, isLasting: status === 200 && !catalogue.hasFailed };
    } catch (error) {
      console.error(`${pathAndQuery} could not be rendered`, error);
      return { status: 500, html: plainErrorPage(site), isLasting: false };
    }
  };
}
