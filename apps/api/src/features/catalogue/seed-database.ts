import type { Db } from '../../db/database.ts';
import { isCatalogueEmpty, lockCatalogue, replaceCatalogue } from './catalogue-repository.ts';
import type { CatalogueSite } from './file/check-references.ts';
import { readCatalogueFile } from './file/read-catalogue-file.ts';

/** Imports the catalogue's files into an empty database; true: it was empty. Throws `CatalogueFault`. */
export async function seedDatabase(db: Db, path: string, site?: CatalogueSite): Promise<boolean> {
  if (!(await isCatalogueEmpty(db))) return false;
  const catalogue = readCatalogueFile(path, site);
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if (!(await isCatalogueEmpty(tx))) return false;
    await replaceCatalogue(tx, catalogue);
    return true;
  });
}
