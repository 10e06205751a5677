import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';
import { type Content, encode, noWorkerScript, type StaticFiles } from '@comptoir/web-host';
import { createShopIcons } from './app-icons.ts';
import { appManifest } from './app-manifest.ts';
import { offlinePage } from './offline-page.ts';

/** A text file is sent with the CSP of a page, because the offline page shows the icon. */
function textFile(type: string, text: string): Content {
  const prepared = encode(Buffer.from(text), { isCompressible: true });
  return { status: 200, type, prepared, isLasting: true };
}

const appleName = 'apple-developer-merchantid-domain-association';

/** The file by which Apple knows a host that shows Apple Pay, if the restaurant's folder has it (PYX-25). */
async function findAppleFile(siteFolder: string): Promise<Content | null> {
  const body = await readFile(join(siteFolder, appleName)).catch(() => null);
  if (!body) return null;
  return {
    status: 200,
    type: 'text/plain; charset=utf-8',
    prepared: encode(body, { isCompressible: false }),
    isLasting: false,
  };
}

interface AppFilesOptions {
  site: SiteConfig;
  siteFolder: string;
  /** Without a worker, the server serves a script that removes the old worker from browsers. */
  hasWorker: boolean;
}

/** The manifest, the icons and the offline page. They are made from the restaurant's folder on the first request. */
export function createAppFiles({ site, siteFolder, hasWorker }: AppFilesOptions): StaticFiles {
  const texts = new Map([
    ['/manifest.webmanifest', textFile('application/manifest+json', JSON.stringify(appManifest(site)))],
    ['/offline.html', textFile('text/html; charset=utf-8', offlinePage(site))],
  ]);
  if (!hasWorker) texts.set('/sw.js', textFile('text/javascript; charset=utf-8', noWorkerScript));
  const icons = createShopIcons(site.app, siteFolder);
  return {
    find: async (path) =>
      path === `/.well-known/${appleName}` ? findAppleFile(siteFolder) : (texts.get(path) ?? icons.find(path)),
  };
}
