import { ApiError, isObject, readObject, type WireObject } from '@comptoir/contract';
import { editorCaller } from '../session/editor-caller.ts';
import { putText } from './dish-text.ts';
import type { OpenDish } from './open-dish.ts';

/** The dish as another person has left it meanwhile. Null values for a dish that was deleted. */
export interface MovedDish {
  value: WireObject | null;
  base: string | null;
}

const thingOf = (id: number) => ({ kind: 'item', id: String(id) }) as const;

/** Writes a dish's text into the draft. Returns the other value if the dish is not as the text began any more (MED-07). */
export async function saveDish({ id, base, from, text }: OpenDish, value: WireObject): Promise<MovedDish | null> {
  return save(id, base, putText(value, from, text));
}

/** Writes the text over the value of the other person. What was not typed stays the other person's. */
export async function saveOver({ id, from, text }: OpenDish, value: WireObject, moved: MovedDish) {
  if (moved.value !== null && moved.base !== null) return save(id, moved.base, putText(moved.value, from, text));
  // The other person deleted the dish in the draft. Without this change, the dish is as it is published.
  await editorCaller.discard([thingOf(id)]);
  const { bases } = await editorCaller.catalogue(true);
  return save(id, bases[`item/${id}`] ?? null, putText(value, from, text));
}

async function save(id: number, base: string | null, value: WireObject): Promise<MovedDish | null> {
  try {
    await editorCaller.saveThing(thingOf(id), base, value);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'draft_moved') return readMoved(error);
    throw error;
  }
}

function readMoved({ body }: ApiError): MovedDish {
  const { value, base } = readObject(body);
  return { value: isObject(value) ? value : null, base: typeof base === 'string' ? base : null };
}
