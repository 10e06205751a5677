import type { Db } from '../../../db/database.ts';
import { checkCatalogueFile } from '../../catalogue/file/check-catalogue-file.ts';
import type { CatalogueSite } from '../../catalogue/file/check-references.ts';
import type { StockedCatalogue } from '../../catalogue/record/catalogue.ts';
import { applyDrafts, readEdited } from '../record/published-things.ts';
import { joinCatalogue } from '../thing/join-catalogue.ts';
import { readThing } from '../thing/read-thing.ts';
import { type ThingName, type Things, thingKey } from '../thing/thing.ts';

/** The published catalogue with the changes of the draft; null if these make no valid catalogue. */
export async function readDrafted(db: Db, site: CatalogueSite): Promise<StockedCatalogue | null> {
  return readWith(db, site, (things) => things);
}

/** The draft with a part that is not saved yet, or what is wrong with the part's value by field. */
export async function readWithUnsaved(
  db: Db,
  site: CatalogueSite,
  { value, ...name }: ThingName & { value: unknown },
): Promise<StockedCatalogue | null | { problems: Record<string, string> }> {
  const read = readThing(name, value);
  if ('problems' in read) return read;
  return readWith(db, site, (things) => new Map(things).set(thingKey(name), read.value));
}

async function readWith(
  db: Db,
  site: CatalogueSite,
  change: (things: Things) => Things,
): Promise<StockedCatalogue | null> {
  const { stored, published, drafts } = await readEdited(db);
  const { file, orphans } = joinCatalogue(change(applyDrafts(published, drafts)));
  const checked = checkCatalogueFile(file, site);
  if ('problems' in checked || orphans.length > 0) return null;
  const { version, stockOuts, stockCounts, slotOverrides } = stored;
  return { ...checked.catalogue, version, stockOuts, stockCounts, slotOverrides };
}
