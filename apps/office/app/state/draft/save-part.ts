import { ApiError, type CatalogueThing, readObject } from '@comptoir/contract';
import { editorCaller } from '../session/editor-caller.ts';
import type { OpenPart } from './open-part.ts';
import type { PartForm, PartText } from './part-form.ts';
import type { Part } from './read-parts.ts';

/** The part as another person has left it meanwhile. */
export interface MovedPart {
  value: unknown;
  /** Null for a part that was deleted. */
  base: string | null;
}

/** Writes a part's text into the draft. Returns the other value if the part is not as the text began any more (MED-07). */
export async function savePart(
  form: PartForm,
  { thing, value, base, from, text }: OpenPart,
): Promise<MovedPart | null> {
  return save(thing, base, form.put(value, from, text));
}

/** Writes the text over the value of the other person. What was not typed stays the other person's. */
export async function saveOver(form: PartForm, open: OpenPart, moved: MovedPart): Promise<MovedPart | null> {
  const { thing, value, from, text } = open;
  if (moved.base !== null) return save(thing, moved.base, form.put(moved.value, from, text));
  // The other person deleted the part in the draft. Without this change, the part is as it is published.
  await editorCaller.discard([thing]);
  const { bases } = await editorCaller.catalogue(true);
  return save(thing, bases[`${thing.kind}/${thing.id}`] ?? null, form.put(value, from, text));
}

/** Changes fields of a part outside of its form, such as for many dishes at once. @throws if another person changed it meanwhile. */
export async function changePart<Field extends string>(
  form: PartForm<Field>,
  { thing, value, base }: Part,
  change: Partial<PartText<Field>>,
): Promise<void> {
  const from = form.textOf(value);
  await editorCaller.saveThing(thing, base, form.put(value, from, { ...from, ...change }));
}

async function save(thing: CatalogueThing, base: string | null, value: unknown): Promise<MovedPart | null> {
  try {
    await editorCaller.saveThing(thing, base, value);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'draft_moved') return readMoved(error);
    throw error;
  }
}

function readMoved({ body }: ApiError): MovedPart {
  const { value, base } = readObject(body);
  return { value, base: typeof base === 'string' ? base : null };
}
