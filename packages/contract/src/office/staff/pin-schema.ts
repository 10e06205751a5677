import { approvables, isAboutOrder, isGuessable, pinPattern } from '@comptoir/domain';
import * as z from 'zod/mini';
import { passwordSchema } from '../../wire/session/user-schema.ts';

// PINs come in and never go out.

/*@__NO_SIDE_EFFECTS__*/
function pinSchema() {
  return z.string().check(z.regex(pinPattern));
}

/** A PIN of one's own, with the password that proves whose it is. */
/*@__NO_SIDE_EFFECTS__*/
export function choosePinSchema() {
  const pin = pinSchema().check(z.refine((digits) => !isGuessable(digits)));
  return z.strictObject({ password: passwordSchema(), pin });
}

/** Whose PIN it is, and what it is to open: one thing with one order, or one thing of this device. */
/*@__NO_SIDE_EFFECTS__*/
export function approveSchema() {
  const asked = z
    .strictObject({ action: z.enum(approvables), order_id: z._default(z.nullable(z.uuid()), null) })
    .check(z.refine(({ action, order_id }) => isAboutOrder(action) === (order_id !== null), { path: ['order_id'] }));
  return z.strictObject({
    person_id: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
    pin: pinSchema(),
    for: asked,
  });
}

/** What a right PIN was answered with; it goes with the one thing that it opens. */
/*@__NO_SIDE_EFFECTS__*/
export function grantSchema() {
  return z.string().check(z.regex(/^[0-9a-f]{64}$/));
}

/** The body of what needs a grant where whoever asks may not do it alone. */
/*@__NO_SIDE_EFFECTS__*/
export function grantedSchema() {
  return z.strictObject({ grant: z.optional(grantSchema()) });
}
