import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';
import { buildScripts } from './build-scripts.ts';
import { copyPictures } from './copy-pictures.ts';
import { demandShop } from './demand-shop.ts';
import { syncPlatforms } from './sync-platforms.ts';
import { writePages } from './write-pages.ts';
import { webDir, writeProject } from './write-project.ts';

export interface NativeOptions {
  /** `apiRoot` is the shop that the application calls. */
  site: SiteConfig;
  /** The restaurant's folder. */
  siteFolder: string;
  /** What the restaurant's `theme.css` says over the design's tokens. */
  theme: string;
  /** Where the card provider's script is, for the policy of the pages: an address, or a path of the shop's. */
  cardScriptUrl: string;
  /** Where the projects for Android and iOS stand, or come to stand: below this repository, where the plugins are found. */
  folder: string;
}

/**
 * Builds the pages of the native shell and copies them into the projects for Android and iOS, which are made where there are none.
 * Needs no tools of either. @throws an Error of one sentence where the site or the API's address is no application's.
 */
export async function syncNative({ site, siteFolder, theme, cardScriptUrl, folder }: NativeOptions): Promise<void> {
  const app = demandShop(site);
  const pages = join(folder, webDir);
  const build = buildScripts(pages, site.apiRoot);
  await copyPictures({ site, siteFolder, pages });
  await writePages({ site, siteFolder, theme, cardScriptUrl, pages, build });
  await writeProject(folder, site, app);
  syncPlatforms(folder);
}
