import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answer as answerWith } from '@comptoir/web-host';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { StorefrontOptions } from '../server/index.ts';
import { createSiteFiles } from '../server/site-files.ts';

export interface DevelopmentStorefront {
  /** Answers from Vite's own middlewares, or with a page rendered from the sources as they are now. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

/** The storefront for `npm run dev`: pages from the sources, changes shown at once. No cache, no headers, never for diners. */
export async function createDevelopmentStorefront({
  site,
  siteFolder,
  theme,
  caller,
  clock,
}: Omit<StorefrontOptions, 'catalogueVersion' | 'cardScriptUrl'>): Promise<DevelopmentStorefront> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const own = createSiteFiles(siteFolder);
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });

  async function render(url: string): Promise<Response> {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const { pageContext } = build.entry.module as typeof build.entry.module & {
      pageContext: Parameters<RouterContextProvider['set']>[0];
    };
    const context = new RouterContextProvider();
    context.set(pageContext, { site, theme, caller, now: clock, buildId: 'dev' });
    return createRequestHandler(build, 'development')(new Request(new URL(url, site.siteRoot)), context);
  }

  /** The restaurant's icon and pictures, which are no part of the build. */
  async function answerFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const file = await own.find(new URL(url, site.siteRoot).pathname);
    if (!file) return vite.middlewares(request, response, () => answer(request, response));
    const found = await answerWith({ method, url, headers }, { apiRoot: site.apiRoot }, file);
    response.writeHead(found.status, found.headers).end(found.body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const page = await render(request.url ?? '/');
      response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text());
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).stack);
    }
  }

  return {
    handle: answerFile,
    close: () => vite.close(),
  };
}
