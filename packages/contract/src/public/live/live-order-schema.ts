import { endReasons, progressStates, receptions } from '@comptoir/domain';
import * as z from 'zod/mini';
import { pastLineSchema } from '../order/past/past-line-schema.ts';
import { receiptSchema } from '../order/receipt-schema.ts';
import { refundStatuses } from './live-order.ts';
import { liveWithdrawalSchema } from './live-withdrawal-schema.ts';

// The response to an order's link (LIV-04). Instants are ISO text with the restaurant's offset, amounts decimal euros.

const moment = z.string();

const liveRefundSchema = z.strictObject({
  lines: z.nullable(z.array(z.int())),
  amount: z.number(),
  /** The part of a tip that went back, which `amount` does not contain. Absent if none did. */
  tip: z.optional(z.number()),
  status: z.enum(refundStatuses),
  at: moment,
});

const wholeSchema = z.strictObject({
  order_number: z.int(),
  version: z.int(),
  state: z.enum(progressStates),
  reception: z.enum(receptions),
  arrived_at: moment,
  seen_at: z.nullable(moment),
  accepted_at: z.nullable(moment),
  start_at: moment,
  started_at: z.nullable(moment),
  ready_at: z.nullable(moment),
  left_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  due_at: moment,
  waiting_since: z.nullable(moment),
  can_cancel: z.boolean(),
  /** A company may ask for an invoice by the link (LAW-68). */
  can_invoice: z.boolean(),
  reason: z.nullable(z.enum(endReasons)),
  message: z.nullable(z.string()),
  /** Ids of the sold-out items that caused the refusal. */
  sold_out: z.array(z.int()),
  again: z.array(pastLineSchema),
  refunds: z.array(liveRefundSchema),
  withdrawal: liveWithdrawalSchema,
  receipt: z.omit(receiptSchema, { order_id: true }),
});

/** The short form of an order, from two days after its end. `day` is the order's date. */
const shortSchema = z.strictObject({
  order_number: z.int(),
  version: z.int(),
  state: z.enum(progressStates),
  day: z.string(),
  total: z.number(),
  withdrawal: liveWithdrawalSchema,
});

export const liveOrderSchema = z.union([wholeSchema, shortSchema]);

export type WireLiveOrder = z.infer<typeof wholeSchema>;
export type WireShortOrder = z.infer<typeof shortSchema>;
