import * as z from 'zod/mini';
import { lineSchema } from '../line-schema.ts';
import { mailAddressPattern } from './mail-address.ts';

/*@__NO_SIDE_EFFECTS__*/
export function mailAddressSchema() {
  return lineSchema().check(z.trim(), z.normalize('NFC'), z.regex(mailAddressPattern));
}
