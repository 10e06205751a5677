import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, doubtCatalogue } from '@comptoir/api';
import type { Site } from '../site/load-site.ts';

type Place = Pick<Site, 'config' | 'folder'>;

export function tellDoubts(catalogue: Catalogue, site: Place, now: Temporal.Instant): void {
  for (const doubt of listDoubts(catalogue, site, now)) console.warn(`À vérifier : ${doubt}`);
}

export function listDoubts(catalogue: Catalogue, { config, folder }: Place, now: Temporal.Instant): string[] {
  const at = now.toZonedDateTimeISO(config.timeZone);
  return doubtCatalogue(catalogue, { site: config, now: at, hasPicture: pictureFinder(folder) });
}

/** Pictures that the office uploads are in the database, below this path. */
const uploads = '/media/u/';

/** Tells whether a site has the file of a picture's path. File systems write an accented letter as one code point or two. */
export function pictureFinder(folder: string): (path: string) => boolean {
  const isFile = (path: string) => ['NFC', 'NFD'].some((form) => existsSync(join(folder, path.normalize(form))));
  return (path) => path.startsWith(uploads) || isFile(path);
}
