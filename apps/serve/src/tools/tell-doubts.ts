import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, doubtCatalogue } from '@comptoir/api';
import type { Site } from '../site/load-site.ts';

type Place = Pick<Site, 'config' | 'folder'>;

export function tellDoubts(catalogue: Catalogue, site: Place, now: Temporal.Instant): void {
  for (const doubt of listDoubts(catalogue, site, now)) console.warn(`À vérifier : ${doubt}`);
}

export function listDoubts(catalogue: Catalogue, { config, folder }: Place, now: Temporal.Instant): string[] {
  const today = now.toZonedDateTimeISO(config.timeZone).toPlainDate();
  // File systems write an accented letter as one code point or two.
  const hasPicture = (path: string) => ['NFC', 'NFD'].some((form) => existsSync(join(folder, path.normalize(form))));
  return doubtCatalogue(catalogue, { today, hasPicture });
}
