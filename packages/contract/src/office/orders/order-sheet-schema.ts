import { alarmSteps, endReasons, progressStates } from '@comptoir/domain';
import * as z from 'zod/mini';
import { liveRefundSchema } from '../../public/live/live-order-schema.ts';
import { receiptSchema } from '../../public/order/receipt-schema.ts';
import { sheetEventKinds } from './order-sheet.ts';

const event = z.strictObject({
  kind: z.enum(sheetEventKinds),
  at: z.string(),
  /** A name, `system` or `diner`. */
  by: z.nullable(z.string()),
  device: z.nullable(z.string()),
  due_at: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  amount: z.nullable(z.number()),
  to: z.nullable(z.enum(progressStates)),
  reason: z.nullable(z.enum(endReasons)),
  step: z.nullable(z.enum(alarmSteps)),
  text: z.nullable(z.string()),
});

/** One order beside what its card shows. Instants are ISO with the restaurant's offset, amounts decimal euros. */
export const orderSheetSchema = z.strictObject({
  version: z.int(),
  receipt: receiptSchema,
  last_name: z.string(),
  /** Null for the kitchen, and where whoever ordered was forgotten. */
  email: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  coupon: z.nullable(z.string()),
  refunds: z.array(liveRefundSchema),
  events: z.array(event),
});

export type WireOrderSheet = z.infer<typeof orderSheetSchema>;
