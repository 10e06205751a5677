import { endReasons, maxLines } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdentity } from '../../wire/action-identity.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { momentSchema } from '../../wire/moment-schema.ts';
import { grantSchema } from '../staff/pin-schema.ts';

// The body of each action on an order. Nothing is coerced, and an unknown field is refused: an action is done once, and exactly as asked.

/** Whoever may not do it alone brings a manager's grant. */
const staffIdentity = { ...actionIdentity, grant: z.optional(grantSchema()) };

const longestText = 200;

const text = lineSchema(longestText).check(z.refine((value) => value.trim() !== ''));

/** Why; `no_answer` is the shop's own. */
const ending = {
  ...staffIdentity,
  reason: z.enum(endReasons).check(z.refine((reason) => reason !== 'no_answer')),
  message: z._default(z.nullable(text), null),
};
/** Another reason than those of the list is written out. */
const isSaid = z.refine<{ reason: string; message: string | null }>(
  ({ reason, message }) => reason !== 'other' || message !== null,
  { path: ['message'] },
);

/** Of the order's own dishes, for that reason alone; absent: none. For this service, where no end is said. */
const refusal = z
  .strictObject({
    ...ending,
    sold_out_item_ids: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(maxLines))),
    sold_out_until: z.optional(z.nullable(momentSchema)),
  })
  .check(isSaid)
  .check(
    z.refine(({ reason, sold_out_item_ids: ids }) => ids === undefined || reason === 'sold_out', {
      path: ['sold_out_item_ids'],
    }),
  )
  .check(
    z.refine(({ sold_out_item_ids: ids, sold_out_until: until }) => ids !== undefined || until === undefined, {
      path: ['sold_out_until'],
    }),
  );

const plain = z.strictObject(staffIdentity);
const noted = z.strictObject({ ...staffIdentity, text });

export const actionSchemas = {
  /** An instant with the restaurant's offset. */
  accept: z.strictObject({ ...staffIdentity, due_at: lineSchema(40) }),
  'take-back': plain,
  refuse: refusal,
  delay: z.strictObject({ ...staffIdentity, minutes: z.int().check(z.minimum(5), z.maximum(60)) }),
  start: plain,
  ready: plain,
  leave: plain,
  /** Asked of an order whose cash is due, and of no other. */
  'hand-over': z.strictObject({ ...staffIdentity, cash_collected: z._default(z.nullable(z.boolean()), null) }),
  recall: plain,
  cancel: z.strictObject(ending).check(isSaid),
  'no-show': z.strictObject({ ...staffIdentity, refund: z.boolean() }),
  note: noted,
  settle: noted,
};

/** What staff do with an order, by its name in the address. */
export type StaffActionKind = keyof typeof actionSchemas;
export type WireAction<Kind extends StaffActionKind = StaffActionKind> = z.infer<(typeof actionSchemas)[Kind]>;
