import * as z from 'zod/mini';
import { isPlainLine } from './plain-text.ts';

/** A field of one line without hidden characters. `isHidden` selects the error message. */
/*@__NO_SIDE_EFFECTS__*/
export function lineSchema(longest = 255) {
  return z.string().check(z.maxLength(longest), z.refine(isPlainLine, { params: { isHidden: true } }));
}

/*@__NO_SIDE_EFFECTS__*/
export function filledLineSchema() {
  return lineSchema().check(z.refine((value) => value.trim().length > 0));
}
