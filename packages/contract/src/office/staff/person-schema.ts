import { roles } from '@comptoir/domain';
import * as z from 'zod/mini';
import { nameSchema } from '../../wire/person/person-name-schema.ts';
import { accountEmailSchema, newPasswordSchema, passwordSchema } from '../../wire/session/user-schema.ts';

// What comes in and goes out about the people of the office.

/** A person or a device, as others of the office see them. */
/*@__NO_SIDE_EFFECTS__*/
export function namedSchema() {
  return z.strictObject({ id: z.int(), name: z.string() });
}

/** An address's id of a person or a device. */
/*@__NO_SIDE_EFFECTS__*/
export function idSchema() {
  return z.strictObject({ id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)) });
}

/*@__NO_SIDE_EFFECTS__*/
export function personSchema() {
  return z.strictObject({ id: z.int(), name: z.string(), role: z.enum(roles) });
}

/** One of the people, as an owner sees them; the name is empty until they came in. */
/*@__NO_SIDE_EFFECTS__*/
export function memberSchema() {
  return z.extend(personSchema(), {
    email: z.string(),
    is_active: z.boolean(),
    has_pin: z.boolean(),
    devices: z.array(z.string()),
  });
}

/*@__NO_SIDE_EFFECTS__*/
export function signInSchema() {
  return z.strictObject({ email: accountEmailSchema(), password: passwordSchema() });
}

/** A link of the demo needs a token alone; any other a password, and a name where the person has none. */
/*@__NO_SIDE_EFFECTS__*/
export function enterSchema() {
  return z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(100)),
    password: z.optional(newPasswordSchema()),
    name: z.optional(nameSchema()),
  });
}

/*@__NO_SIDE_EFFECTS__*/
export function linkRequestSchema() {
  return z.strictObject({ email: accountEmailSchema() });
}
