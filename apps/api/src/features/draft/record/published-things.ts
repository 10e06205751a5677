import type { Db } from '../../../db/database.ts';
import { readCatalogue } from '../../catalogue/catalogue-repository.ts';
import { catalogueToFile } from '../../catalogue/file/catalogue-file.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import type { StockedCatalogue } from '../../catalogue/record/catalogue.ts';
import { splitCatalogue } from '../thing/split-catalogue.ts';
import { hashThing, type Things, thingKey } from '../thing/thing.ts';
import { type Draft, listDrafts } from './draft-repository.ts';

interface Edited {
  stored: StockedCatalogue;
  /** The published catalogue, as its file and as its parts. */
  before: CatalogueFile;
  published: Things;
  drafts: Draft[];
}

/** Reads the published catalogue with the changes of the draft. */
export async function readEdited(db: Db): Promise<Edited> {
  const stored = await readCatalogue(db);
  const before = catalogueToFile(stored);
  return { stored, before, published: splitCatalogue(before), drafts: await listDrafts(db) };
}

export async function readPublished(db: Db): Promise<Things> {
  return splitCatalogue(catalogueToFile(await readCatalogue(db)));
}

/** The published parts with the draft's changes. */
export function applyDrafts(published: Things, drafts: readonly Draft[]): Things {
  const things = new Map(published);
  for (const draft of drafts) {
    if (draft.isDeleted) things.delete(thingKey(draft));
    else things.set(thingKey(draft), draft.value);
  }
  return things;
}

/** A conflict is a change whose base was published differently meanwhile (MED-06). */
export function isConflict(draft: Draft, published: Things): boolean {
  return draft.base !== hashThing(published.get(thingKey(draft)));
}
