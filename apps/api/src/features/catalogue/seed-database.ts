import type { Db } from '../../db/database.ts';
import { isCatalogueEmpty, lockCatalogue, replaceCatalogue } from './catalogue-repository.ts';
import { readCatalogueFile } from './file/read-catalogue-file.ts';

/**
 * Fills an empty database with a catalogue's files; one that has a menu or an order is left as it is.
 * Throws `CatalogueFault` when the files are wrong. Returns whether it filled it.
 */
export async function seedDatabase(db: Db, path: string, pictureOrigins: readonly string[] = []): Promise<boolean> {
  if (!(await isCatalogueEmpty(db))) return false;
  const catalogue = readCatalogueFile(path, pictureOrigins);
  return db.transaction(async (tx) => {
    // Another server may have started at the same moment.
    await lockCatalogue(tx);
    if (!(await isCatalogueEmpty(tx))) return false;
    await replaceCatalogue(tx, catalogue);
    return true;
  });
}
