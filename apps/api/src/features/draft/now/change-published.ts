import type { Db } from '../../../db/database.ts';
import { lockCatalogue } from '../../catalogue/catalogue-repository.ts';
import { findDraft, lockDraft, putDraft } from '../record/draft-repository.ts';
import { isConflict, readPublished } from '../record/published-things.ts';
import { hashThing, type ThingName, thingKey } from '../thing/thing.ts';

interface Change {
  /** Writes the change into the published catalogue, and raises its version. False if there is nothing to change. */
  write: () => Promise<boolean>;
  /** The same change of the draft's value. */
  changeValue: (value: unknown) => unknown;
}

/**
 * Changes a part of the published catalogue at once. A draft of the part follows, so that its publication does not undo the change.
 * The locks are taken in the order of a publication, so that the two never wait for each other.
 */
export async function changePublished(tx: Db, name: ThingName, { write, changeValue }: Change): Promise<boolean> {
  await lockDraft(tx);
  await lockCatalogue(tx);
  const draft = await findDraft(tx, name);
  const isFollowing = draft !== null && !draft.isDeleted && !isConflict(draft, await readPublished(tx));
  if (!(await write())) return false;
  if (!isFollowing) return true;
  const published = (await readPublished(tx)).get(thingKey(name));
  await putDraft(tx, { ...draft, value: changeValue(draft.value), base: hashThing(published) });
  return true;
}
