import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';
import { buildScripts } from './build-scripts.ts';
import { copyPictures } from './copy-pictures.ts';
import { demandShop } from './demand-shop.ts';
import { syncPlatforms } from './sync-platforms.ts';
import { writePages } from './write-pages.ts';
import { webDir, writeProject } from './write-project.ts';

export interface NativeOptions {
  /** The application calls its `apiRoot`. */
  site: SiteConfig;
  siteFolder: string;
  /** The content of the restaurant's `theme.css`, which overrides the design's tokens. */
  theme: string;
  /** URL or path of the card provider's script, for the content security policy. */
  cardScriptUrl: string;
  /**
   * The folder of the Android and iOS projects, created if missing. It must be inside this repository, to find the
   * plugins.
   */
  folder: string;
}

/**
 * Builds the shell's pages and copies them into the Android and iOS projects, which it creates if missing. It needs
 * neither platform's tools. @throws an Error of one sentence if the site or its API's address does not suit an
 * application.
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
