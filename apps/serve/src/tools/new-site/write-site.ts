import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deriveTheme } from '@comptoir/storefront/theme';
import { loadSite } from '../../site/load-site.ts';
import { StartFailure } from '../../start-failure.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { drawIcon, drawPlate } from './drawings.ts';
import { siteFile } from './site-file.ts';
import type { SiteWish } from './site-wish.ts';

/** Writes and validates the folder of a new restaurant. @throws StartFailure, and removes the folder */
export async function writeSite(wish: SiteWish, sitesDir: string, today: string): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(wish.id))
    throw new StartFailure(`« ${wish.id} » ne peut pas nommer un dossier : prenez a-z, 0-9 et des traits d’union.`);
  const folder = join(sitesDir, wish.id);
  if (existsSync(folder)) throw new StartFailure(`sites/${wish.id} existe déjà : choisissez un autre nom par --id.`);
  const catalogue = Object.entries(catalogueFiles(wish)).map(
    ([name, content]) => [join('catalogue', name), `${JSON.stringify(content, null, 2)}\n`] as const,
  );
  const files = new Map([
    ['site.ts', siteFile(wish, today)],
    ['theme.css', deriveTheme(wish.color)],
    ['icon.svg', drawIcon(wish.color)],
    ['media/site/plate.svg', drawPlate(wish.color)],
    ...catalogue,
  ]);
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    await loadSite({ site: wish.id, sitesDir, port: 0, siteRoot: null, apiRoot: null, manifestPollMs: null });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
