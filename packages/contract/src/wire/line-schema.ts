import * as z from 'zod/mini';
import { isPlainLine } from './plain-text.ts';

/** A field of one line in which everything can be seen, of at most `longest` signs. `isHidden` tells whoever writes the refusal why. */
/*@__NO_SIDE_EFFECTS__*/
export function lineSchema(longest = 255) {
  return z.string().check(z.maxLength(longest), z.refine(isPlainLine, { params: { isHidden: true } }));
}

/** The same with something in it. */
/*@__NO_SIDE_EFFECTS__*/
export function filledLineSchema() {
  return lineSchema().check(z.refine((value) => value.trim().length > 0));
}
