import type { Caller, SiteConfig } from '@comptoir/contract';
import type { RenderPage } from '@comptoir/web-host';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { plainErrorPage } from './plain-error-page.ts';

interface RendererOptions {
  build: ServerBuild;
  buildId: string;
  site: SiteConfig;
  theme: string;
  caller: Caller;
  clock: () => Temporal.Instant;
}

/** Renders pages with the build. A page that can't be rendered at all is answered with a plain sentence, never thrown. */
export function createPageRenderer({ build, buildId, site, theme, caller, clock }: RendererOptions): RenderPage {
  const handle = createRequestHandler(build, 'production');
  // The build's own instance of the context's key.
  const { pageContext } = build.entry.module as typeof build.entry.module & {
    pageContext: Parameters<RouterContextProvider['set']>[0];
  };

  return async (pathAndQuery) => {
    const context = new RouterContextProvider();
    context.set(pageContext, { site, theme, caller, now: clock, buildId });
    try {
      const response = await handle(new Request(new URL(pathAndQuery, site.siteRoot)), context);
      const isLasting = response.status === 200 && response.headers.get('cache-control') !== 'no-store';
      return { status: response.status, html: await response.text(), isLasting };
    } catch (error) {
      console.error(`${pathAndQuery} could not be rendered`, error);
      return { status: 500, html: plainErrorPage(site), isLasting: false };
    }
  };
}
