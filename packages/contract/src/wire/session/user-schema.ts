import * as z from 'zod/mini';
import { mailAddressSchema } from '../person/mail-address-schema.ts';
import { nameSchema } from '../person/person-name-schema.ts';
import { phoneSchema } from '../person/phone-schema.ts';
import { isLongEnough, shortestPassword } from './password.ts';

/** The longest password, which bounds the cost of hashing. */
const longestPassword = 256;

/*@__NO_SIDE_EFFECTS__*/
export function accountEmailSchema() {
  return mailAddressSchema().check(z.toLowerCase());
}

/** Normalises to NFC, so that a password is equal on all keyboards. */
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

/*@__NO_SIDE_EFFECTS__*/
export function personFields() {
  return { first_name: nameSchema(), last_name: nameSchema(), phone: phoneSchema() };
}
