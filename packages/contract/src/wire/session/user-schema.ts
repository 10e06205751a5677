import * as z from 'zod/mini';
import { mailAddressSchema } from '../person/mail-address-schema.ts';
import { nameSchema } from '../person/person-name-schema.ts';
import { phoneSchema } from '../person/phone-schema.ts';
import { isLongEnough, shortestPassword } from './password.ts';

/** Room for a sentence, and little enough to be read and hashed at no cost. */
const longestPassword = 256;

/** An account's address. It is compared trimmed and in lower case, so that is what it is. */
/*@__NO_SIDE_EFFECTS__*/
export function accountEmailSchema() {
  return mailAddressSchema().check(z.toLowerCase());
}

/** Any signs: one password typed on two keyboards (NFC and NFD) is one. */
/*@__NO_SIDE_EFFECTS__*/
export function passwordSchema() {
  return z.string().check(z.maxLength(longestPassword), z.normalize('NFC'), z.minLength(1));
}

/*@__NO_SIDE_EFFECTS__*/
export function newPasswordSchema() {
  return passwordSchema().check(z.refine(isLongEnough, { params: { shortest: shortestPassword } }));
}

export const userSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  address: z.nullable(z.string()),
  is_verified: z.boolean(),
});

export type WireUser = z.infer<typeof userSchema>;

/** What a person says of themselves. */
/*@__NO_SIDE_EFFECTS__*/
export function personFields() {
  return { first_name: nameSchema(), last_name: nameSchema(), phone: phoneSchema() };
}
