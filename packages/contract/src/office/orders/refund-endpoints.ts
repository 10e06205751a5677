import { maxLines, type RefundReason, refundReasons } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { lineSchema } from '../../wire/line-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { boardOrderSchema } from '../board/board-order.ts';
import { grantSchema } from '../staff/pin.ts';

const path = '/v2/office/orders/:id/refunds';
const params = z.object({ id: z.uuid() });

/** The most signs of a remark. */
export const longestRemark = 200;

/** What is paid back: lines by their position from 0, an amount in cents, all that is left but the tip, or the tip alone. */
export type RefundedWhat = { lines: number[] } | { amountCents: number } | { rest: true } | { tip: true };

const lines = z.array(z.int().check(z.minimum(0))).check(z.minLength(1), z.maxLength(maxLines));
const amountCents = z.int().check(z.minimum(1));

const refundable = z.object({
  method: z.enum(['cash', 'card']),
  totalCents: z.int(),
  leftCents: z.int(),
  /** What is left of the tip, which no other amount contains. Absent if nothing is. */
  tipLeftCents: z.exactOptional(z.int()),
  lines: z.array(
    z.object({
      name: z.string(),
      /** The units that were not paid back yet, and what they come to. */
      units: z.int(),
      amountCents: z.int(),
    }),
  ),
});
export type Refundable = z.infer<typeof refundable>;

export const refundableCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (orderId: string) => ({ params: { id: orderId } }),
  answer: refundable,
});

export const refundableEndpoint = defineOfficeEndpoint(refundableCall, () => ({
  summary: 'What is left of an order to pay back, line by line',
  access: 'board',
  audit: null,
  params,
  errors: ['order_not_found', 'refund_unpaid', 'refund_disputed'],
}));

const quote = z.object({
  amountCents: z.int(),
  /** The tip that goes back too: alone if asked for, or with an order that was not served (PYX-90). Absent if none does. */
  tipCents: z.exactOptional(z.int()),
  /** What is left of the order after this refund. */
  leftCents: z.int(),
  taxes: z.array(z.object({ rateBp: z.int(), netCents: z.int(), taxCents: z.int(), grossCents: z.int() })),
});
export type RefundQuote = z.infer<typeof quote>;

export const quoteRefundCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/quote`,
  send: (orderId: string, what: RefundedWhat) => ({ params: { id: orderId }, body: what }),
  answer: quote,
});

export const quoteRefundEndpoint = defineOfficeEndpoint(quoteRefundCall, () => ({
  summary: 'What a refund would come to, with its VAT by rate. Nothing is paid back',
  access: 'board',
  audit: null,
  params,
  body: z.union([
    z.strictObject({ lines }),
    z.strictObject({ amountCents }),
    z.strictObject({ rest: z.literal(true) }),
    z.strictObject({ tip: z.literal(true) }),
  ]),
  errors: ['order_not_found', 'refund_unpaid', 'refund_disputed', 'refund_done', 'refund_line', 'refund_too_much'],
}));

/** `id` is a new UUID for each refund. Retries repeat it, and it is the provider's idempotency key. */
export interface WantedRefund {
  id: string;
  reason: RefundReason;
  remark: string | null;
  grant?: string;
}

export const refundCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (orderId: string, what: RefundedWhat, { id: actionId, ...why }: WantedRefund) => ({
    params: { id: orderId },
    body: { actionId, ...what, ...why },
  }),
  answer: z.object({
    /** Card refunds are `requested` until the provider has paid; cash was given back by hand. */
    refund: z.object({
      amountCents: z.int(),
      tipCents: z.exactOptional(z.int()),
      status: z.enum(['requested', 'done', 'refused']),
    }),
    order: boardOrderSchema,
    isReplayed: z.boolean(),
  }),
});

const why = {
  actionId: actionIdSchema,
  reason: z.enum(refundReasons),
  remark: z.nullable(lineSchema(longestRemark).check(z.refine((value) => value.trim() !== ''))),
  grant: z.exactOptional(grantSchema),
};

export const refundEndpoint = defineOfficeEndpoint(refundCall, () => ({
  summary: 'Pay lines, an amount or the rest of a paid order back',
  // The kitchen's screens may call this endpoint too; a refund by them needs a manager's PIN.
  access: 'board',
  audit: 'order_refunded',
  params,
  body: z.union([
    z.strictObject({ ...why, lines }),
    z.strictObject({ ...why, amountCents }),
    z.strictObject({ ...why, rest: z.literal(true) }),
    z.strictObject({ ...why, tip: z.literal(true) }),
  ]),
  errors: [
    'order_not_found',
    'manager_needed',
    'action_exists',
    'refund_unpaid',
    'refund_disputed',
    'refund_done',
    'refund_line',
    'refund_too_much',
    'refund_limit',
  ],
}));
