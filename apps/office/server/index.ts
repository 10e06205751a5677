import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SiteConfig } from '@comptoir/contract';
import {
  answer,
  type Content,
  createStaticFiles,
  openKeptBuilds,
  type StaticFiles,
  type WebAnswer,
  type WebRequest,
} from '@comptoir/web-host';
import { errorBody } from '@comptoir/words';
import { firstPath } from '../app/screens/screens.ts';
import { createAppFiles } from './app-files.ts';
import { readBuiltFiles } from './built-files.ts';
import { createShellPages } from './shell-pages.ts';
import { createThemeFile } from './theme-file.ts';

export interface OfficeOptions {
  site: SiteConfig;
  siteFolder: string;
  /** The content of the restaurant's `theme.css`, which overrides the design tokens. */
  theme: string;
  /** Without a worker (`hasWorker` false), browsers are told to remove the old service worker. */
  hasWorker: boolean;
  /** The absolute path of the build. Null means the output folder of `npm run build`. */
  buildDir: string | null;
  /** The folder with the builds of the last seven days. */
  keptBuilds: string;
}

export interface Office {
  /** Answers GET and HEAD requests of `/office` and below. It never throws. */
  handle: (request: WebRequest) => Promise<WebAnswer>;
  close: () => Promise<void>;
}

const prefix = '/office';
const noForeignOrigins = { apiRoot: '', framesSite: true };

export async function createOffice(options: OfficeOptions): Promise<Office> {
  const { site, theme, buildDir, keptBuilds } = options;
  const buildRoot = buildDir ? pathToFileURL(`${buildDir}/`) : new URL('../build/', import.meta.url);
  const root = fileURLToPath(new URL('client/', buildRoot));
  const { id } = JSON.parse(await readFile(join(root, 'builds/latest.json'), 'utf8')) as { id: string };
  const kept = await openKeptBuilds({ folder: keptBuilds, own: { id, root }, log: console.error });
  const themeFile = createThemeFile(theme);
  const app = createAppFiles(options);
  // The build's paths have no prefix, but the office is served below `/office`.
  const built = [createStaticFiles(root), kept].map(
    (files): StaticFiles => ({ find: (path) => files.find(path.slice(prefix.length)) }),
  );
  const pageAt = createShellPages({ site, themePath: themeFile.path, files: readBuiltFiles(root) });

  async function find(pathname: string): Promise<Content> {
    if (pathname === prefix || pathname === `${prefix}/`) return { status: 302, headers: { location: firstPath } };
    for (const files of [themeFile, app, ...built]) {
      const file = await files.find(pathname);
      if (file) return file;
    }
    return pageAt(pathname);
  }

  return {
    handle: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return answer(request, noForeignOrigins, {
          status: 405,
          type: 'application/json; charset=utf-8',
          headers: { allow: 'GET, HEAD' },
          text: JSON.stringify(errorBody('method_not_allowed')),
        });
      const [pathname = prefix] = request.url.split('?');
      return answer(request, noForeignOrigins, await find(pathname));
    },
    close: async () => kept.close(),
  };
}
