import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '@comptoir/contract';
import { writtenPages } from '@comptoir/storefront';
import { escapeHtml, shellPolicy } from '@comptoir/web-host';
import type { NativeBuild } from './build-scripts.ts';

interface PagesOptions {
  site: SiteConfig;
  siteFolder: string;
  theme: string;
  cardScriptUrl: string;
  pages: string;
  build: NativeBuild;
}

/** This statement must precede the sheet, whose layers follow the order of the scripts. */
function readLayers(): string {
  const styles = readFileSync(fileURLToPath(import.meta.resolve('@comptoir/ui/styles.css')), 'utf8');
  const [layers = ''] = /^@layer [^;{]+;/m.exec(styles) ?? [];
  return layers;
}

/** The page has no menu, which is fetched at start, and a CSP in a `<meta>`, because no server sends headers. */
function page(title: string, { site, theme, cardScriptUrl, build }: PagesOptions): string {
  const policy = shellPolicy({
    apiRoot: site.apiRoot,
    cardScriptUrl,
    iconHost: site.iconHost,
    pictureOrigins: site.pictureOrigins,
  });
  return `<!doctype html>
<html lang="${site.locale.default}" data-build-id="${build.id}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${site.app.themeColor}">
<meta name="referrer" content="same-origin">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${readLayers()}</style>
<link rel="stylesheet" href="${build.sheet}">
<style>${theme}</style>
<script id="shop" type="application/json">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${build.script}"></script>
</head>
<body>
<div id="app"></div>
</body>
</html>
`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

export async function writePages(options: PagesOptions): Promise<void> {
  const { site, siteFolder, pages, build } = options;
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const name = { id: build.id, timestamp: Date.now(), version };
  const { heads, texts } = writtenPages(site, siteFolder, name);
  for (const { path, title } of heads) await write(join(pages, path, 'index.html'), page(title, options));
  for (const [path, text] of texts) await write(join(pages, path), text);
}
