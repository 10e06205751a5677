import type { Db } from '../../../db/database.ts';
import { type CatalogueFile, catalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { clearDrafts, findVersionFile, lockDraft, putDraft } from '../record/draft-repository.ts';
import { readPublished } from '../record/published-things.ts';
import { isDraftedSetting } from '../thing/read-thing.ts';
import { splitCatalogue } from '../thing/split-catalogue.ts';
import { hashThing, nameOfKey } from '../thing/thing.ts';

/**
 * Makes the draft the difference between a former version and what is published (MED-05). The former draft is lost. Settings that
 * change at once stay as they are. False if the version is not kept any more.
 */
export async function revertTo(
  tx: Db,
  version: number,
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<boolean> {
  await lockDraft(tx);
  const file = await findVersionFile(tx, version);
  if (!isFile(file)) return false;
  const former = splitCatalogue(file);
  const published = await readPublished(tx);
  await clearDrafts(tx);
  for (const key of new Set([...former.keys(), ...published.keys()])) {
    const [value, current] = [former.get(key), published.get(key)];
    const name = nameOfKey(key);
    const isFixed = name.kind === 'setting' && !isDraftedSetting(name.id);
    if (!isFixed && hashThing(value) !== hashThing(current))
      await putDraft(tx, {
        ...name,
        value: value ?? null,
        isDeleted: !former.has(key),
        base: hashThing(current),
        by,
        at,
      });
  }
  return true;
}

/** A version of an older release may lack fields that are required today. */
function isFile(file: unknown): file is CatalogueFile {
  return catalogueFile.safeParse(file).success;
}
