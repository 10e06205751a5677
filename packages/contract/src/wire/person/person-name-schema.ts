import * as z from 'zod/mini';
import { filledLineSchema } from '../line-schema.ts';
import { readName } from './person-name.ts';

/*@__NO_SIDE_EFFECTS__*/
export function nameSchema() {
  return filledLineSchema().check(
    z.refine((text) => text.trim() === '' || readName(text) !== null, { params: { isName: true } }),
  );
}
