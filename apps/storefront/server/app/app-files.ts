import type { SiteConfig } from '@comptoir/contract';
import { type Content, encode, type StaticFiles } from '@comptoir/web-host';
import { type AppIcon, appIcons, drawIcon } from './app-icons.ts';
import { appManifest } from './app-manifest.ts';
import { noWorkerScript } from './no-worker.ts';
import { offlinePage } from './offline-page.ts';

/** What may stay as it is for an hour: it changes with the restaurant's own icon. */
const hourly = 'public, max-age=3600, stale-while-revalidate=86400';

/** With the policy of a page: the offline page shows the icon. */
function textFile(type: string, text: string): Content {
  const prepared = encode(Buffer.from(text), { isCompressible: true });
  return { status: 200, type, prepared, isLasting: true };
}

interface AppFilesOptions {
  site: SiteConfig;
  siteFolder: string;
  /** False: browsers are told to forget the service worker. */
  hasWorker: boolean;
}

/** Manifest, icons and the page of the application, made of the restaurant's folder when they are first asked for. */
export function createAppFiles({ site, siteFolder, hasWorker }: AppFilesOptions): StaticFiles {
  const texts = new Map([
    ['/manifest.webmanifest', textFile('application/manifest+json', JSON.stringify(appManifest(site)))],
    ['/offline.html', textFile('text/html; charset=utf-8', offlinePage(site))],
  ]);
  if (!hasWorker) texts.set('/sw.js', textFile('text/javascript; charset=utf-8', noWorkerScript));
  const drawn = new Map<string, Promise<Content>>();

  async function draw(icon: AppIcon): Promise<Content> {
    const prepared = encode(await drawIcon(icon, site.app, siteFolder), { isCompressible: false });
    const headers = { 'cache-control': hourly };
    return { status: 200, type: 'image/png', prepared, headers, isPart: true, isLasting: true };
  }

  return {
    find: async (path) => {
      const text = texts.get(path);
      if (text) return text;
      const icon = appIcons.find((one) => one.path === path);
      if (!icon) return null;
      const made = drawn.get(path) ?? draw(icon);
      drawn.set(path, made);
      return made.catch((error: unknown) => {
        console.error(`${path} can't be drawn from the site's icon.svg`, error);
        drawn.delete(path);
        return null;
      });
    },
  };
}
