import type { Db } from '../../../db/database.ts';
import { findZoneFaults, zonesSetting } from '../../catalogue/file/find-zone-faults.ts';
import { type Draft, deleteDraft, findDraft, listDrafts, lockDraft, putDraft } from '../record/draft-repository.ts';
import { applyDrafts, readPublished } from '../record/published-things.ts';
import { readThing } from '../thing/read-thing.ts';
import { hashThing, type ThingName, type Things, thingKey } from '../thing/thing.ts';

interface Change {
  name: ThingName;
  /** The hash of the value that the editor has seen. Null if there was none. */
  base: string | null;
  value: unknown;
  /** True to delete the part on publication. */
  isDeleted: boolean;
  by: string;
  at: Temporal.Instant;
}

interface Saved {
  value: unknown;
  /** Null if there is no such part, or not any more. */
  base: string | null;
}

type Outcome = ({ outcome: 'saved' | 'moved' } & Saved) | { outcome: 'invalid'; problems: Record<string, string> };

/** Stores a change of the draft. It is `moved` if the part is not as the editor has seen it (MED-07). */
export async function saveDraft(tx: Db, { name, base, value, isDeleted, by, at }: Change): Promise<Outcome> {
  const read = isDeleted ? { value: undefined } : readThing(name, value);
  if ('problems' in read) return { outcome: 'invalid', problems: read.problems };
  await lockDraft(tx);
  const things = await readPublished(tx);
  const faults = name.kind === 'setting' && name.id === zonesSetting ? await zoneFaults(tx, things, read.value) : {};
  if (Object.keys(faults).length > 0) return { outcome: 'invalid', problems: faults };
  const published = things.get(thingKey(name));
  const known = await findDraft(tx, name);
  const current = known ? draftedValue(known) : published;
  if (hashThing(current) !== base) return { outcome: 'moved', value: current, base: hashThing(current) };
  await storeChange(tx, { name, value: read.value, isDeleted, by, at }, { known, published });
  return { outcome: 'saved', value: read.value, base: hashThing(read.value) };
}

/** Checks drawn zones against the restaurant's place in the draft, so that their editor hears of it before the publication. */
async function zoneFaults(tx: Db, published: Things, zones: unknown): Promise<Record<string, string>> {
  const things = applyDrafts(published, await listDrafts(tx));
  const [lat, lng] = ['latitude', 'longitude'].map((id) =>
    things.get(thingKey({ kind: 'setting', id: `contacts.${id}` })),
  );
  const problems = findZoneFaults((zones ?? []) as Parameters<typeof findZoneFaults>[0], lat, lng);
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]));
}

/** Stores a change whose value is valid. One that restores the published value is no change any more. */
export async function storeChange(
  tx: Db,
  { name, value, isDeleted, by, at }: Omit<Change, 'base'>,
  { known, published }: { known: Draft | null; published: unknown },
): Promise<void> {
  const publishedHash = hashThing(published);
  if (hashThing(value) === publishedHash) await deleteDraft(tx, name);
  else
    await putDraft(tx, {
      ...name,
      value: value ?? null,
      isDeleted,
      base: known ? known.base : publishedHash,
      by,
      at,
    });
}

function draftedValue({ value, isDeleted }: Draft): unknown {
  return isDeleted ? undefined : value;
}

/** Keeps the draft's value of a part although another value was published meanwhile (MED-06). False if nothing is changed. */
export async function keepDraft(tx: Db, name: ThingName): Promise<boolean> {
  await lockDraft(tx);
  const known = await findDraft(tx, name);
  if (!known) return false;
  const published = (await readPublished(tx)).get(thingKey(name));
  await putDraft(tx, { ...known, base: hashThing(published) });
  return true;
}
