import type { Db } from '../../../db/database.ts';
import { checkCatalogueFile } from '../../catalogue/file/check-catalogue-file.ts';
import type { CatalogueSite } from '../../catalogue/file/check-references.ts';
import type { StockedCatalogue } from '../../catalogue/record/catalogue.ts';
import { applyDrafts, readEdited } from '../record/published-things.ts';
import { joinCatalogue } from '../thing/join-catalogue.ts';

/** The published catalogue with the changes of the draft; null if these make no valid catalogue. */
export async function readDrafted(db: Db, site: CatalogueSite): Promise<StockedCatalogue | null> {
  const { stored, published, drafts } = await readEdited(db);
  const { file, orphans } = joinCatalogue(applyDrafts(published, drafts));
  const checked = checkCatalogueFile(file, site);
  if ('problems' in checked || orphans.length > 0) return null;
  return { ...checked.catalogue, version: stored.version, stockOuts: stored.stockOuts };
}
