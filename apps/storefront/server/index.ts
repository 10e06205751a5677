import 'temporal-polyfill/global';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createCaller, paths, type SiteConfig, usesTagManager } from '@comptoir/contract';
import {
  answer,
  type Content,
  createPageCache,
  createStaticFiles,
  openKeptBuilds,
  type WebAnswer,
  type WebRequest,
} from '@comptoir/web-host';
import { errorBody } from '@comptoir/words';
import { findRedirect } from '../app/screens/find-redirect.ts';
import { findScreen } from '../app/screens/find-screen.ts';
import { paymentReturnPath } from '../app/screens/screens.ts';
import { createAppFiles } from './app/app-files.ts';
import { createSharedCards } from './app/shared-cards.ts';
import { createSizedPictures } from './app/sized-pictures.ts';
import { createUploadedPictures, type ReadPicture } from './app/uploaded-pictures.ts';
import { createOrderPages, privateHeaders } from './order-pages.ts';
import { createPageData } from './page-data.ts';
import { createPageNames } from './page-names.ts';
import { createPreviewPages } from './preview-pages.ts';
import { findIcons } from './public/find-icons.ts';
import { createMessageFiles } from './public/message-files.ts';
import { createSearchFiles } from './public/search-files.ts';
import { type Accept, readAddress, wantsJson, wantsPage } from './read-request.ts';
import type { RendererStart } from './rendering/messages.ts';
import { openRenderer } from './rendering/open-renderer.ts';
import { createSiteFiles } from './site-files.ts';
import type { BuildName } from './texts/build-name.ts';
import { createIslands } from './texts/create-islands.ts';
import { readPageTexts } from './texts/read-page-texts.ts';

export { TextFault } from './texts/write-markdown.ts';

export { type WrittenPages, writtenPages } from './written-pages.ts';

export interface StorefrontOptions {
  site: SiteConfig;
  siteFolder: string;
  /** The restaurant's `theme.css`, which overrides the design's tokens. */
  theme: string;
  api: {
    root: string;
    fetch: typeof fetch;
    /** `isInProcess` is true if the API runs in the same process, so browsers may use the API's ETags. */
    isInProcess: boolean;
  };
  /** The absolute path of the build. Null means the output folder of `npm run build`. */
  buildDir: string | null;
  hasWorker: boolean;
  keptBuilds: string;
  clock: () => Temporal.Instant;
  /** This value changes when rendered pages may be out of date. */
  catalogueVersion: () => string;
  /** The time of the catalogue's last change. Null if the time is not known. */
  catalogueChangedAt?: (() => Temporal.Instant | null) | undefined;
  onCatalogueChange?: ((listener: () => void) => void) | undefined;
  readPicture: ReadPicture;
  /** The URL of the payment script, which the CSP allows. Null if the site has no card payments. */
  cardScriptUrl: string | null;
}

export interface Storefront {
  /** Answers GET and HEAD requests of all paths outside of the API. It never throws. */
  handle: (request: WebRequest) => Promise<WebAnswer>;
  close: () => Promise<void>;
}

const jsonType = 'application/json; charset=utf-8';

function missing(path: string, message = `Page not found: ${path}`): Content {
  return { status: 404, type: jsonType, text: JSON.stringify({ statusCode: 404, message }) };
}

export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const { site } = options;
  const buildRoot = options.buildDir ? pathToFileURL(`${options.buildDir}/`) : new URL('../build/', import.meta.url);
  const clientRoot = fileURLToPath(new URL('client/', buildRoot));
  const build = JSON.parse(await readFile(join(clientRoot, 'builds/latest.json'), 'utf8')) as BuildName;
  const buildId = build.id;
  const islands = createIslands({ texts: readPageTexts(site, options.siteFolder, build), site, build });
  const built = createStaticFiles(clientRoot);
  const own = { id: buildId, root: clientRoot };
  const kept = await openKeptBuilds({ folder: options.keptBuilds, own, log: console.error });
  const siteFiles = createSiteFiles(options.siteFolder);
  const app = createAppFiles(options);
  const cards = createSharedCards(options);
  const sized = createSizedPictures(options);
  const uploaded = createUploadedPictures(options);

  const messages = createMessageFiles(buildId, site);
  const search = createSearchFiles(options);

  const { data, pages, orders, previews, renderer } = openPages(options, {
    islands: islands.byPage,
    buildId,
    buildRoot,
  });

  const origins = {
    apiRoot: site.apiRoot,
    cardScriptUrl: options.cardScriptUrl,
    hasTagManager: usesTagManager(site),
    iconHost: site.iconHost,
    pictureOrigins: site.pictureOrigins,
  };

  async function findFile(url: URL): Promise<Content | null> {
    for (const files of [data, app, islands.files, messages, search, uploaded, siteFiles, cards, sized, built, kept]) {
      const file = await files.find(url.pathname);
      if (file) return file;
    }
    return findIcons(url);
  }

  async function findPage(url: URL, accept: Accept): Promise<Content> {
    const page = (await orders.find(url.pathname)) ?? (await pages.find(url));
    const { screen, refusal } = findScreen(url, { site });
    if (screen?.path === paymentReturnPath) return { ...page, headers: { ...page.headers, ...privateHeaders } };
    if (page.status !== 404 || !wantsJson(accept)) return page;
    return missing(url.pathname, refusal?.message);
  }

  async function find(url: URL, accept: Accept): Promise<Content> {
    const preview = await previews.find(url);
    if (preview) return preview;
    const rule = findRedirect(site, url);
    if (rule) return { status: rule.status, headers: { location: rule.location } };
    // A missing file gives no 404 page (PLT-15), except to a browser that navigates to the URL.
    if (!/\.[a-z0-9]+$/i.test(url.pathname)) return findPage(url, accept);
    return (await findFile(url)) ?? (wantsPage(accept) ? findPage(url, accept) : missing(url.pathname));
  }

  return {
    handle: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return answer(request, origins, {
          status: 405,
          type: jsonType,
          headers: { allow: 'GET, HEAD' },
          text: JSON.stringify(errorBody('method_not_allowed')),
        });
      const url = readAddress(request.url);
      return answer(request, origins, url ? await find(url, request.headers.accept) : missing(request.url));
    },
    close: () => {
      kept.close();
      return renderer.close();
    },
  };
}

interface Build {
  islands: RendererStart['islands'];
  buildId: string;
  buildRoot: URL;
}

function openPages(options: StorefrontOptions, { islands, buildId, buildRoot }: Build) {
  const { api, clock, catalogueVersion, site, theme } = options;
  const data = createPageData(() => renderer.read({ version: catalogueVersion(), now: clock().epochMilliseconds }));
  const renderer = openRenderer({
    site,
    theme,
    islands,
    buildId,
    buildRoot: buildRoot.href,
    apiRoot: api.root,
    isInProcess: api.isInProcess,
    fetch: api.fetch,
    keep: data.keep,
  });
  const hasProduct = async (id: number) => (await api.fetch(api.root.replace(/\/+$/, '') + paths.product(id))).ok;
  const pages = createPageCache({
    render: (path, version) => renderer.render({ path, version, now: clock().epochMilliseconds }),
    nameOf: createPageNames({ hasProduct, site, catalogueVersion }),
    version: catalogueVersion,
  });
  options.onCatalogueChange?.(pages.renew);
  const orders = createOrderPages({
    api,
    site,
    render: (path, order) =>
      renderer.render({ path, order, version: catalogueVersion(), now: clock().epochMilliseconds }),
  });
  const previews = createPreviewPages({
    site,
    caller: createCaller({ root: api.root, fetch: api.fetch }),
    render: (wanted) => renderer.render({ ...wanted, version: '' }),
  });
  return { data, pages, orders, previews, renderer };
}
