import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, doubtCatalogue } from '@comptoir/api';
import type { Site } from '../site/load-site.ts';

type Place = Pick<Site, 'config' | 'folder'>;

/** Says what may be a slip in a catalogue that was just taken; the shop sells by it all the same. */
export function tellDoubts(catalogue: Catalogue, site: Place, now: Temporal.Instant): void {
  for (const doubt of listDoubts(catalogue, site, now)) console.warn(`À vérifier : ${doubt}`);
}

/** What may be a slip in a catalogue, a sentence each. */
export function listDoubts(catalogue: Catalogue, { config, folder }: Place, now: Temporal.Instant): string[] {
  const today = now.toZonedDateTimeISO(config.timeZone).toPlainDate();
  // A name with accents is one sign or two, by the machine that it was written on.
  const hasPicture = (path: string) => ['NFC', 'NFD'].some((form) => existsSync(join(folder, path.normalize(form))));
  return doubtCatalogue(catalogue, { today, hasPicture });
}
