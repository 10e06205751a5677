import { endReasons } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdentity } from '../../wire/action-identity.ts';
import { lineSchema } from '../../wire/line-schema.ts';

// The body of each action on an order. Nothing is coerced, and an unknown field is refused: an action is done once, and exactly as asked.

const longestText = 200;

const text = lineSchema(longestText).check(z.refine((value) => value.trim() !== ''));

/** Why; `no_answer` is the shop's own. Another reason than those of the list is written out. */
const ending = z
  .strictObject({
    ...actionIdentity,
    reason: z.enum(endReasons).check(z.refine((reason) => reason !== 'no_answer')),
    message: z._default(z.nullable(text), null),
  })
  .check(z.refine(({ reason, message }) => reason !== 'other' || message !== null, { path: ['message'] }));

const plain = z.strictObject(actionIdentity);
const noted = z.strictObject({ ...actionIdentity, text });

export const actionSchemas = {
  /** An instant with the restaurant's offset. */
  accept: z.strictObject({ ...actionIdentity, due_at: lineSchema(40) }),
  refuse: ending,
  delay: z.strictObject({ ...actionIdentity, minutes: z.int().check(z.minimum(5), z.maximum(60)) }),
  ready: plain,
  leave: plain,
  /** Asked of an order whose cash is due, and of no other. */
  'hand-over': z.strictObject({ ...actionIdentity, cash_collected: z._default(z.nullable(z.boolean()), null) }),
  recall: plain,
  cancel: ending,
  'no-show': z.strictObject({ ...actionIdentity, refund: z.boolean() }),
  note: noted,
  settle: noted,
};

/** What staff do with an order, by its name in the address. */
export type StaffActionKind = keyof typeof actionSchemas;
export type WireAction<Kind extends StaffActionKind = StaffActionKind> = z.infer<(typeof actionSchemas)[Kind]>;
