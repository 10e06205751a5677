import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answer } from '@comptoir/web-host';
import { createServer } from 'vite';
import { firstPath } from '../app/screens/screens.ts';
import { createAppFiles } from '../server/app-files.ts';
import type { OfficeOptions } from '../server/index.ts';
import { createShellPages } from '../server/shell-pages.ts';
import { createThemeFile } from '../server/theme-file.ts';

export interface DevelopmentOffice {
  /** Answers with Vite's middlewares, or with a page that loads the sources. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}

const entry = 'app/entry.client.tsx';

/** The port of Vite's change events. The storefront uses Vite's default port. */
const newsPort = 24_679;

/** The office for `npm run dev`, with live changes and without a content security policy. */
export async function createDevelopmentOffice({
  site,
  siteFolder,
  theme,
}: Pick<OfficeOptions, 'site' | 'siteFolder' | 'theme'>): Promise<DevelopmentOffice> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const themeFile = createThemeFile(theme);
  const app = createAppFiles({ site, siteFolder, hasWorker: false });
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { port: newsPort } },
    appType: 'custom',
    // The worker needs a build, which development does not have.
    environments: { worker: { optimizeDeps: { noDiscovery: true } } },
  });
  const files = () => ({ entry: `/office/${entry}`, preloads: [], sheets: [], font: null });
  const pageAt = createShellPages({ site, themePath: themeFile.path, files });

  async function answerPage(url: string, pathname: string, response: ServerResponse): Promise<void> {
    const { status, prepared } = pageAt(pathname);
    const page = String(await prepared?.bytes('identity'));
    // Vite gets an empty page, because it would rewrite the absolute URLs of a real one.
    const ownScripts = /<head>(.*)<\/head>/s.exec(await vite.transformIndexHtml(url, '<head></head>'))?.[1] ?? '';
    const html = page.replace('<head>', () => `<head>${ownScripts}`);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }

  return {
    handle: async (request, response) => {
      const { method = 'GET', url = '/', headers } = request;
      const [pathname = '/'] = url.split('?');
      const file = (await themeFile.find(pathname)) ?? (await app.find(pathname));
      if (file) {
        const found = await answer({ method, url, headers }, { apiRoot: '' }, file);
        response.writeHead(found.status, found.headers).end(found.body);
      } else if (/^\/office\/?$/.test(pathname)) response.writeHead(302, { location: firstPath }).end();
      else vite.middlewares(request, response, () => answerPage(url, pathname, response));
    },
    close: () => vite.close(),
  };
}
