import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createCaller } from '@comptoir/contract';
import { answer as answerWith } from '@comptoir/web-host';
import { createServer, type ViteDevServer } from 'vite';
import { createAppFiles } from '../server/app/app-files.ts';
import { createUploadedPictures } from '../server/app/uploaded-pictures.ts';
import type { StorefrontOptions } from '../server/index.ts';
import { createPageData } from '../server/page-data.ts';
import { createCatalogueReader } from '../server/rendering/catalogue-reader.ts';
import { createPageRenderer, type RenderPage } from '../server/rendering/page-renderer.ts';
import { createSiteFiles } from '../server/site-files.ts';
import { createIslands } from '../server/texts/create-islands.ts';
import { readPageTexts } from '../server/texts/read-page-texts.ts';

export interface DevelopmentStorefront {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

const entry = '/app/entry.server.tsx';

/** Returns the stylesheets as style elements. Without them, a page has no styles until Vite's client has loaded. */
async function readSheets(vite: ViteDevServer): Promise<string> {
  const { moduleGraph } = vite.environments.ssr;
  const sheets = [...moduleGraph.idToModuleMap.values()].filter(({ file }) => file?.endsWith('.css'));
  const elements = sheets.map(async ({ url, id }) => {
    const found = await vite.environments.client.transformRequest(`${url}?direct`);
    return `<style data-vite-dev-id="${id}">${found?.code ?? ''}</style>`;
  });
  return (await Promise.all(elements)).join('');
}

/** The server of `npm run dev`. It renders from the sources, without caches and security headers. */
export async function createDevelopmentStorefront(
  options: Omit<
    StorefrontOptions,
    'catalogueVersion' | 'onCatalogueChange' | 'cardScriptUrl' | 'buildDir' | 'keptBuilds'
  >,
): Promise<DevelopmentStorefront> {
  const { site, siteFolder, api, clock, theme } = options;
  const root = fileURLToPath(new URL('..', import.meta.url));
  const own = createSiteFiles(siteFolder);
  const app = createAppFiles(options);
  const uploaded = createUploadedPictures(options);
  const build = { id: 'dev', timestamp: Date.now(), version: 'dev' };
  // The page texts are read again for each page, so that an edit is visible after a reload.
  const islands = () => createIslands({ texts: readPageTexts(site, siteFolder, build), site, build });
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    // Vite must not search the worker for dependencies: the worker imports a module that only a build provides.
    environments: { worker: { optimizeDeps: { noDiscovery: true } } },
  });
  const load = () => vite.ssrLoadModule(entry);
  // Each page creates a new catalogue reader, so that the catalogue is never cached.
  const read = async (_version: string, now: Temporal.Instant) => {
    const { readCatalogue, iconDrawings } = await load();
    const options = { readCatalogue, icons: iconDrawings, site, caller: createCaller(api), keep: data.keep };
    return createCatalogueReader(options)('', now);
  };
  const data = createPageData(() => read('', clock()));
  const render: RenderPage = (path, version, now) =>
    createPageRenderer({
      renderPage: async (request) => (await load()).renderPage(request),
      filesOf: () => ({ scripts: ['/app/entry.client.tsx'], opened: [], sheets: [] }),
      // No critical CSS is needed, because the page gets all stylesheets as style elements.
      styles: '',
      read,
      buildId: 'dev',
      site,
      theme,
      islands: islands().byPage,
    })(path, version, now);

  /** Serves the icon, the pictures and the page data first. Vite handles all other requests. */
  async function answerFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname } = new URL(url, site.siteRoot);
    const file =
      (await data.find(pathname)) ??
      (await app.find(pathname)) ??
      (await islands().files.find(pathname)) ??
      (await uploaded.find(pathname)) ??
      (await own.find(pathname));
    if (!file) return vite.middlewares(request, response, () => answerPage(url, response));
    const found = await answerWith({ method, url, headers }, { apiRoot: site.apiRoot }, file);
    response.writeHead(found.status, found.headers).end(found.body);
  }

  async function answerPage(url: string, response: ServerResponse): Promise<void> {
    const { status, html } = await render(url, '', clock());
    const styled = html.replace('</head>', `${(await readSheets(vite)).replaceAll('$', '$$$$')}</head>`);
    const page = await vite.transformIndexHtml(url, styled);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }

  return { handle: answerFile, close: () => vite.close() };
}
