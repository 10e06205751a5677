import * as z from 'zod/mini';
import { filledLineSchema } from '../../wire/line-schema.ts';
import { deviceKinds } from './office-session.ts';

// What comes in and goes out about the devices of the kitchen.

/*@__NO_SIDE_EFFECTS__*/
export function codeRequestSchema() {
  return z.strictObject({ name: filledLineSchema(), kind: z.enum(deviceKinds) });
}

/** A code as it is typed: in small letters too, and in groups. Its name is the one that the code was made with, unless it brings another. */
/*@__NO_SIDE_EFFECTS__*/
export function enrolSchema() {
  const code = z.string().check(
    z.maxLength(40),
    z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    z.regex(/^[0-9A-Z]{8}$/),
  );
  return z.strictObject({ code, name: z.optional(filledLineSchema()) });
}

/*@__NO_SIDE_EFFECTS__*/
export function deviceSchema() {
  return z.strictObject({
    id: z.int(),
    name: z.string(),
    kind: z.enum(deviceKinds),
    added_by: z.string(),
    added_at: z.string(),
    last_used_at: z.nullable(z.string()),
  });
}
