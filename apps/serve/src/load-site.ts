import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readSiteConfig, type SiteConfig } from '@comptoir/contract';
import type { Config } from './config.ts';
import { StartFailure } from './start-failure.ts';

/** One restaurant: its configuration and where the rest of it lies. */
export interface Site {
  config: SiteConfig;
  /** Absolute path of `sites/<id>`. */
  folder: string;
  /** What its `theme.css` says over the design's tokens; empty: nothing. */
  theme: string;
}

const sitesFolder = fileURLToPath(new URL('../../../sites/', import.meta.url));
/** Without these a shop has no page and no menu; `addresses.csv`, `theme.css` and `media/` may be absent. */
const neededFiles = [
  'site.ts',
  'icon.svg',
  ...['settings', 'options', 'menus', 'offers'].map((part) => `catalogue/${part}.json`),
];

/**
 * Reads `sites/<id>`, checks it, and puts the environment's addresses in.
 *
 * @throws a StartFailure whose one sentence names the folder, the file or the field that is wrong.
 */
export async function loadSite(
  { site: id, siteRoot, apiRoot, manifestPollMs }: Pick<Config, 'site' | 'siteRoot' | 'apiRoot' | 'manifestPollMs'>,
  root = sitesFolder,
): Promise<Site> {
  const folder = join(root, id);
  if (!existsSync(folder)) throw new StartFailure(`SITE=${id} can't be opened: there is no folder sites/${id}.`);
  const missing = neededFiles.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new StartFailure(`sites/${id} is incomplete: ${missing.join(', ')} missing.`);
  const config = await readConfig(folder, id);
  const theme = await readTheme(join(folder, 'theme.css'), id);
  return {
    config: {
      ...config,
      siteRoot: siteRoot ?? config.siteRoot,
      apiRoot: apiRoot ?? config.apiRoot,
      ...(manifestPollMs !== null && { manifestPollMs }),
    },
    folder,
    theme,
  };
}

/** What the pages need of a restaurant. */
export function pagesOf({ config, folder, theme }: Site): { site: SiteConfig; siteFolder: string; theme: string } {
  return { site: config, siteFolder: folder, theme };
}

async function readConfig(folder: string, id: string): Promise<SiteConfig> {
  const name = `sites/${id}/site.ts`;
  try {
    const { default: written } = (await import(pathToFileURL(join(folder, 'site.ts')).href)) as { default: unknown };
    const config = readSiteConfig(written, name);
    if (config.id !== id) throw new Error(`${name} is wrong: id: must be "${id}", as its folder is named.`);
    return config;
  } catch (error) {
    throw new StartFailure((error as Error).message, { cause: error });
  }
}

/** The theme stands inside every page, so comments and blanks are taken out and nothing in it can end its element. */
async function readTheme(file: string, id: string): Promise<string> {
  if (!existsSync(file)) return '';
  const theme = (await readFile(file, 'utf8'))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (theme.includes('<')) throw new StartFailure(`sites/${id}/theme.css is wrong: it contains "<".`);
  return theme;
}
