import type { ImportReport } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { storeChange } from '../edit/save-draft.ts';
import { lockDraft } from '../record/draft-repository.ts';
import { takeIds } from '../record/id-repository.ts';
import { applyDrafts, readEdited } from '../record/published-things.ts';
import { joinCatalogue } from '../thing/join-catalogue.ts';
import { splitCatalogue } from '../thing/split-catalogue.ts';
import { type ThingName, type Things, thingKey } from '../thing/thing.ts';
import { listImportChanges } from './import-changes.ts';
import type { MenuFile } from './read-menu-file.ts';
import { type ReadMenu, sheetsToCatalogue } from './sheets-to-catalogue.ts';
import { mostProblems } from './table/sheet.ts';

/** Writes what a menu's file changes into the draft, or nothing if a row has an error (MED-21). Throws `SheetFault`. */
export async function importMenu(
  tx: Db,
  { format, sheets, notes }: MenuFile,
  author: { by: string; at: Temporal.Instant },
): Promise<ImportReport> {
  await lockDraft(tx);
  const { published, drafts } = await readEdited(tx);
  const before = fileOf(applyDrafts(published, drafts));
  const [firstId = 0] = await takeIds(tx, 1);
  const read = sheetsToCatalogue(sheets, before, firstId);
  const { changes, problems } = listImportChanges(before, read);
  const all = [...read.problems, ...problems];
  const isWritten = all.length === 0;
  if (isWritten) {
    // The first id is taken and its row is locked, so the others follow it.
    if (read.takenIds > 1) await takeIds(tx, read.takenIds - 1);
    for (const { name, value } of changes) {
      const known = drafts.find((draft) => thingKey(draft) === thingKey(name)) ?? null;
      const state = { known, published: published.get(thingKey(name)) };
      await storeChange(tx, { name, value, isDeleted: false, ...author }, state);
    }
  }
  return {
    format,
    isWritten,
    ...countParts(before, read, changes),
    problems: all.slice(0, mostProblems),
    notes: [...notes, ...read.notes],
  };
}

/** Dishes and options in the file, and how many of them are new or changed. */
function countParts(before: CatalogueFile, { rows }: ReadMenu, changes: { name: ThingName }[]) {
  const former = splitCatalogue(before);
  const counted = changes.map(({ name }) => thingKey(name)).filter((key) => /^(?:item|option)\//.test(key));
  const created = counted.filter((key) => !former.has(key)).length;
  const read = [...rows.keys()].filter((key) => /^(?:item|option)\//.test(key)).length;
  return { read, created, changed: counted.length - created };
}

/** The catalogue with the changes of the draft. Parts without a parent are not in it. */
export async function editedFile(db: Db): Promise<CatalogueFile> {
  const { published, drafts } = await readEdited(db);
  return fileOf(applyDrafts(published, drafts));
}

function fileOf(things: Things): CatalogueFile {
  const { file } = joinCatalogue(things);
  // The cast is safe, because the schemas of the parts have checked what is published and each change of the draft.
  return file as CatalogueFile;
}
