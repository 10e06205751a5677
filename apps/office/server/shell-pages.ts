import type { SiteConfig } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { type Content, encode, escapeHtml } from '@comptoir/web-host';
import { shellMessages } from '../app/messages/french/shell.ts';
import { stateMessages } from '../app/messages/french/state.ts';
import { windowTitle } from '../app/messages/window-title.ts';
import { findScreen } from '../app/screens/find-screen.ts';
import { oldBrowserPath } from '../app/state/old-browser.ts';
import type { OfficeSite } from '../app/state/site.ts';
import { manifestPath, touchIconPath } from './app-files.ts';
import type { PageFiles } from './built-files.ts';
import { pageHeaders } from './page-headers.ts';

interface ShellOptions {
  site: SiteConfig;
  /** The path of the restaurant's styles. Null if there are none. */
  themePath: string | null;
  /** The files of a page by the module of its first screen. Pass null for a page without a screen. */
  files: (module: string | null) => PageFiles;
}

/** The office's pages are empty, because the scripts render their content. */
function writeShell({ site, themePath, files }: ShellOptions, module: string | null, page: string): string {
  const { title, logo, currency, timeZone, locale, app } = site;
  const { entry, preloads, sheets, font: ownFont } = files(module);
  const font = site.font?.file ?? ownFont;
  const data: OfficeSite = { title, logo, currency, timeZone };
  return [
    `<!doctype html><html lang="${locale.default}" data-app="office"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${app.backgroundColor}">`,
    `<title>${escapeHtml(windowTitle(typeset(page), title))}</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${touchIconPath}"><link rel="manifest" href="${manifestPath}">`,
    font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '',
    ...[...sheets, themePath ?? []].flat().map((path) => `<link rel="stylesheet" href="${path}">`),
    ...preloads.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${entry}"></script></head>`,
    `<body><div id="app" data-site="${escapeHtml(JSON.stringify(data))}"></div>`,
    `<script defer src="${oldBrowserPath}"></script></body></html>`,
  ].join('');
}

/** All URLs of a screen share one page. Unknown URLs give a 404. */
export function createShellPages(options: ShellOptions): (pathname: string) => Content {
  const known = new Map<string, Content>();

  function write(module: string | null, page: string): Content {
    const prepared = encode(Buffer.from(writeShell(options, module, page)), { isCompressible: true });
    const status = module === null ? 404 : 200;
    return { status, type: 'text/html; charset=utf-8', prepared, headers: pageHeaders };
  }

  return (pathname) => {
    const screen = findScreen(pathname)?.screen;
    const key = screen?.path ?? '';
    const page = screen ? shellMessages.pages[screen.title] : stateMessages.missingTitle;
    const content = known.get(key) ?? write(screen?.module ?? null, page);
    known.set(key, content);
    return content;
  };
}
