import * as z from 'zod/mini';
import { filledLineSchema } from '../line-schema.ts';
import { readPhone } from './phone.ts';

/*@__NO_SIDE_EFFECTS__*/
export function phoneSchema() {
  return filledLineSchema().check(
    z.refine((text) => text.trim() === '' || readPhone(text) !== null, { params: { isPhone: true } }),
  );
}
