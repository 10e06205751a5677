import { endReasons } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdentity } from '../../wire/action-identity.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { grantSchema } from '../staff/pin-schema.ts';

// The body of each action on an order. Nothing is coerced, and an unknown field is refused: an action is done once, and exactly as asked.

/** Whoever may not do it alone brings a manager's grant. */
const staffIdentity = { ...actionIdentity, grant: z.optional(grantSchema()) };

const longestText = 200;

const text = lineSchema(longestText).check(z.refine((value) => value.trim() !== ''));

/** Why; `no_answer` is the shop's own. Another reason than those of the list is written out. */
const ending = z
  .strictObject({
    ...staffIdentity,
    reason: z.enum(endReasons).check(z.refine((reason) => reason !== 'no_answer')),
    message: z._default(z.nullable(text), null),
  })
  .check(z.refine(({ reason, message }) => reason !== 'other' || message !== null, { path: ['message'] }));

const plain = z.strictObject(staffIdentity);
const noted = z.strictObject({ ...staffIdentity, text });

export const actionSchemas = {
  /** An instant with the restaurant's offset. */
  accept: z.strictObject({ ...staffIdentity, due_at: lineSchema(40) }),
  refuse: ending,
  delay: z.strictObject({ ...staffIdentity, minutes: z.int().check(z.minimum(5), z.maximum(60)) }),
  ready: plain,
  leave: plain,
  /** Asked of an order whose cash is due, and of no other. */
  'hand-over': z.strictObject({ ...staffIdentity, cash_collected: z._default(z.nullable(z.boolean()), null) }),
  recall: plain,
  cancel: ending,
  'no-show': z.strictObject({ ...staffIdentity, refund: z.boolean() }),
  note: noted,
  settle: noted,
};

/** What staff do with an order, by its name in the address. */
export type StaffActionKind = keyof typeof actionSchemas;
export type WireAction<Kind extends StaffActionKind = StaffActionKind> = z.infer<(typeof actionSchemas)[Kind]>;
