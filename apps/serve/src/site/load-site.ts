import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@comptoir/api';
import { readSiteConfig, type SiteConfig } from '@comptoir/contract';
import { judgeTheme, siteStyles } from '@comptoir/storefront/theme';
import type { Config } from '../environment/config.ts';
import { StartFailure } from '../start-failure.ts';
import { importSite } from './import-site.ts';

export interface Site {
  config: SiteConfig;
  folder: string;
  /** CSS that overrides the design, from the configuration and `theme.css`. May be empty. */
  theme: string;
}

type SiteChoice = Pick<Config, 'site' | 'sitesDir' | 'port' | 'siteRoot' | 'apiRoot' | 'manifestPollMs'>;

/** `addresses.csv`, `theme.css` and `media/` are optional. */
const neededFiles = [
  'site.ts',
  'icon.svg',
  ...['settings', 'options', 'menus', 'offers'].map((part) => `catalogue/${part}.json`),
];

/** Reads and validates `sites/<id>`. @throws StartFailure that lists all faults by file and field */
export async function loadSite(wanted: SiteChoice): Promise<Site> {
  const { site: id, sitesDir, port, siteRoot, apiRoot, manifestPollMs } = wanted;
  const folder = join(sitesDir, id);
  if (!existsSync(folder)) throw new StartFailure(`SITE=${id} ne peut pas ouvrir : il n’y a pas de dossier ${folder}.`);
  const problems = neededFiles.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} manque`);
  const written = existsSync(join(folder, 'site.ts')) ? await readConfig(folder, id) : { problems: [] };
  const theme = await readTheme(join(folder, 'theme.css'));
  problems.push(...('site' in written ? [] : written.problems), ...theme.problems);
  if (!('site' in written) || problems.length > 0)
    throw new StartFailure([`sites/${id} ne peut pas ouvrir :`, ...problems].join('\n  '));
  const config = written.site;
  return {
    config: {
      ...config,
      siteRoot: siteRoot ?? rootOnPort(config.siteRoot, port),
      apiRoot: apiRoot ?? config.apiRoot,
      ...(manifestPollMs !== null && { manifestPollMs }),
    },
    folder,
    theme: siteStyles(config, theme.css),
  };
}

/** A localhost URL gets the configured port. Port 0 is not known before the start. */
function rootOnPort(written: string, port: number): string {
  const url = new URL(written);
  if (url.hostname !== 'localhost' || port === 0) return written;
  url.port = String(port);
  return url.origin;
}

export function pagesOf({ config, folder, theme }: Site): { site: SiteConfig; siteFolder: string; theme: string } {
  return { site: config, siteFolder: folder, theme };
}

async function readConfig(folder: string, id: string): Promise<ReturnType<typeof readSiteConfig>> {
  try {
    const written = await importSite(folder);
    const read = readSiteConfig(written);
    const problems = [
      ...('problems' in read ? read.problems : []),
      ...('site' in read && read.site.id !== id ? [`id: il faut « ${id} », le nom de son dossier`] : []),
      ...findLostFiles(written, folder),
    ];
    return problems.length > 0 ? { problems: problems.map((problem) => `site.ts: ${problem}`) } : read;
  } catch (error) {
    return { problems: [`site.ts: ${messageOf(error)}`] };
  }
}

/** Finds files below `/media/` that the configuration names but that do not exist. */
function findLostFiles(value: unknown, folder: string, field: string[] = []): string[] {
  if (typeof value === 'string')
    return (value.match(/(?<=^|[\s,])\/media\/[^\s,]+/g) ?? [])
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${field.join('.')}: il n’y a pas de fichier ${file.slice(1)}`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => findLostFiles(part, folder, [...field, name]));
}

/** Every page contains the theme, so comments and blanks are removed, and the CSS must not close its element. */
async function readTheme(file: string): Promise<{ css: string; problems: string[] }> {
  if (!existsSync(file)) return { css: '', problems: [] };
  const css = (await readFile(file, 'utf8'))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
  const problems = css.includes('<') ? ['il contient « < »'] : judgeTheme(css);
  return { css, problems: problems.map((problem) => `theme.css: ${problem}`) };
}
