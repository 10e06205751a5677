import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';
import { buildScripts } from './build-scripts.ts';
import { copyPictures } from './copy-pictures.ts';
import { demandShop } from './demand-shop.ts';
import { syncPlatforms } from './sync-platforms.ts';
import { writePages } from './write-pages.ts';
import { webDir, writeProject } from './write-project.ts';

export interface NativeOptions {
  site: SiteConfig;
  siteFolder: string;
  /** The restaurant's `theme.css`, which overrides the design tokens. */
  theme: string;
  cardScriptUrl: string;
  /** The folder of the Android and iOS projects. It must be inside this repository, where Capacitor finds its plugins. */
  folder: string;
}

/** Needs no Android or iOS tools. @throws an Error if the site's configuration does not suit an app. */
export async function syncNative({ site, siteFolder, theme, cardScriptUrl, folder }: NativeOptions): Promise<void> {
  const app = demandShop(site);
  const pages = join(folder, webDir);
  const build = buildScripts(pages, site.apiRoot);
  await copyPictures({ site, siteFolder, pages });
  await writePages({ site, siteFolder, theme, cardScriptUrl, pages, build });
  await writeProject(folder, site, app);
  syncPlatforms(folder);
}
