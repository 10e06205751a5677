import { type Permission, roles } from '@comptoir/domain';
import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { nameSchema } from '../../wire/person/person-name-schema.ts';
import { accountEmailSchema, newPasswordSchema, passwordSchema } from '../../wire/session/user-schema.ts';

import { secondCodeSchema } from './second-code.ts';

export const namedSchema = z.object({ id: z.int(), name: z.string() });

/** The person who acts on a tablet, until they have not used it for ten minutes (ROL-09). */
export const actingSchema = z.extend(namedSchema, { until: instant });

export const personSchema = z.extend(namedSchema, { role: z.enum(roles) });

export const memberSchema = z.extend(personSchema, {
  email: z.string(),
  isActive: z.boolean(),
  hasPin: z.boolean(),
  hasSecondFactor: z.boolean(),
  devices: z.array(z.string()),
  /** Null once the person has come. `until` is null if no link opens any more. */
  invitation: z.nullable(z.object({ until: z.nullable(instant) })),
});

export const officeSessionSchema = z.object({
  role: z.enum(roles),
  person: z.nullable(namedSchema),
  device: z.nullable(namedSchema),
  /** Any string is accepted, because a newer server may send permissions that this client does not know. */
  permissions: z.array(z.custom<Permission>((value) => typeof value === 'string')),
  site: z.string(),
  /** Whether the tablet asks who acts, and who does; absent where a person is signed in. */
  asksWho: z.optional(z.boolean()),
  acting: z.optional(z.nullable(actingSchema)),
});

export type Person = z.infer<typeof personSchema>;
export type Acting = z.infer<typeof actingSchema>;
export type Member = z.infer<typeof memberSchema>;
export type OfficeSession = z.infer<typeof officeSessionSchema>;

export const idSchema = z.strictObject({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
});

/** `code` is asked for on a new browser where a person has a second factor (ROL-05). */
export const signInSchema = z.strictObject({
  email: accountEmailSchema(),
  password: passwordSchema(),
  code: z.optional(secondCodeSchema()),
});

/** A demo link needs only its token. Any other link needs a password, and a name if the person has none. */
export const enterSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.optional(newPasswordSchema()),
  name: z.optional(nameSchema()),
  code: z.optional(secondCodeSchema()),
});

export const linkRequestSchema = z.strictObject({ email: accountEmailSchema() });
