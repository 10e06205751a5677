import { endReasons, identities, maxLines, type OrderAction } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema, seenVersionSchema } from '../../wire/action-identity.ts';
import { instant } from '../../wire/codecs.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { grantSchema } from '../staff/pin.ts';

// The bodies of actions on an order. Unknown fields are refused, so that an action is done exactly as requested.

const longestText = 200;
const text = lineSchema(longestText).check(z.refine((value) => value.trim() !== ''));

function bodyOf<Kind extends StaffAction['kind'], Fields extends z.core.$ZodShape>(kind: Kind, fields: Fields) {
  return z.strictObject({
    kind: z.literal(kind),
    ...fields,
    actionId: actionIdSchema,
    version: seenVersionSchema,
    grant: z.exactOptional(grantSchema),
  });
}

const ending = {
  reason: z.enum(endReasons).check(z.refine((reason) => reason !== 'no_answer')),
  message: z.nullable(text),
};
const otherNeedsMessage = z.refine<{ reason: string; message: string | null }>(
  ({ reason, message }) => reason !== 'other' || message !== null,
  { path: ['message'] },
);

const soldOut = z.strictObject({
  itemIds: z.array(z.int()).check(z.minLength(1), z.maxLength(maxLines)),
  until: z.union([z.literal('service'), z.nullable(instant)]),
});

export const actionSchemas = {
  accept: bodyOf('accept', { dueAt: instant }),
  'take-back': bodyOf('take-back', {}),
  refuse: bodyOf('refuse', { ...ending, soldOut: z.exactOptional(soldOut) })
    .check(otherNeedsMessage)
    .check(
      z.refine(({ reason, soldOut: dishes }) => dishes === undefined || reason === 'sold_out', { path: ['soldOut'] }),
    ),
  delay: bodyOf('delay', { minutes: z.int().check(z.minimum(5), z.maximum(60)) }),
  start: bodyOf('start', {}),
  ready: bodyOf('ready', {}),
  leave: bodyOf('leave', {}),
  'hand-over': bodyOf('hand-over', {
    isCashCollected: z.nullable(z.boolean()),
    /** Needed for an order with alcohol, and refused for any other (LAW-29). */
    identity: z.exactOptional(z.enum(identities)),
  }),
  recall: bodyOf('recall', {}),
  cancel: bodyOf('cancel', ending).check(otherNeedsMessage),
  'no-show': bodyOf('no-show', { isPaidBack: z.boolean() }),
  note: bodyOf('note', { text }),
  settle: bodyOf('settle', { text }),
};

export type StaffActionKind = keyof typeof actionSchemas;
export type StaffAction = Exclude<OrderAction, { kind: 'withdraw' }>;
export type StaffActionBody = z.infer<(typeof actionSchemas)[StaffActionKind]>;
