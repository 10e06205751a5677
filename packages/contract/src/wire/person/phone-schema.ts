import * as z from 'zod/mini';
import { filledLineSchema } from '../line-schema.ts';
import { readPhone } from './phone.ts';

/** A field that holds a telephone number, as `readPhone` takes it. `isPhone` tells whoever writes the refusal why. */
/*@__NO_SIDE_EFFECTS__*/
export function phoneSchema() {
  return filledLineSchema().check(
    z.refine((text) => text.trim() === '' || readPhone(text) !== null, { params: { isPhone: true } }),
  );
}
