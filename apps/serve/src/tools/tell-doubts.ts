import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, doubtCatalogue } from '@comptoir/api';
import type { Site } from '../site/load-site.ts';

/** Says what may be a slip in a catalogue that was just taken; the shop sells by it all the same. */
export function tellDoubts(catalogue: Catalogue, { config, folder }: Omit<Site, 'theme'>, now: Temporal.Instant): void {
  const today = now.toZonedDateTimeISO(config.timeZone).toPlainDate();
  // A name with accents is one sign or two, by the machine that it was written on.
  const hasPicture = (path: string) => ['NFC', 'NFD'].some((form) => existsSync(join(folder, path.normalize(form))));
  for (const doubt of doubtCatalogue(catalogue, { today, hasPicture })) console.warn(`À vérifier : ${doubt}`);
}
