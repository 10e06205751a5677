import type { SiteConfig } from '@comptoir/contract';
import { type Content, encode, type StaticFiles } from '@comptoir/web-host';
import { type AppIcon, appIcons, drawIcon } from './app-icons.ts';
import { appManifest } from './app-manifest.ts';

/** What may stay as it is for an hour: it changes with the restaurant's own icon. */
const hourly = 'public, max-age=3600, stale-while-revalidate=86400';

/** Manifest and icons of the application, made of the restaurant's folder when they are first asked for. */
export function createAppFiles(site: SiteConfig, siteFolder: string): StaticFiles {
  const manifest: Content = {
    status: 200,
    type: 'application/manifest+json',
    prepared: encode(Buffer.from(JSON.stringify(appManifest(site))), { isCompressible: true }),
    isPart: true,
    isLasting: true,
  };
  const drawn = new Map<AppIcon, Promise<Content>>();

  async function draw(icon: AppIcon): Promise<Content> {
    const prepared = encode(await drawIcon(icon, site.app, siteFolder), { isCompressible: false });
    const headers = { 'cache-control': hourly };
    return { status: 200, type: 'image/png', prepared, headers, isPart: true, isLasting: true };
  }

  return {
    find: async (path) => {
      if (path === '/manifest.webmanifest') return manifest;
      const icon = appIcons.find((one) => one.path === path);
      if (!icon) return null;
      const made = drawn.get(icon) ?? draw(icon);
      drawn.set(icon, made);
      return made.catch((error: unknown) => {
        console.error(`${path} can't be drawn from the site's icon.svg`, error);
        drawn.delete(icon);
        return null;
      });
    },
  };
}
