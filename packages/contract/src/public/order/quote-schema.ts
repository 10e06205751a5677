import { offerTypes } from '@comptoir/domain';
import * as z from 'zod/mini';
import { customerSchema, orderSchema } from './order-schema.ts';
import { receiptSchema } from './receipt-schema.ts';

/** The body of a quote is the body of an order, but only dishes and mode are required. So a client can quote and send the same body. */
export const quoteRequestSchema = z.extend(z.partial(orderSchema), {
  items: orderSchema.shape.items,
  is_pickup: orderSchema.shape.is_pickup,
  customer: z.optional(z.partial(customerSchema)),
});

export type WireQuoteRequest = z.infer<typeof quoteRequestSchema>;

export const obstacleKinds = ['coupon_invalid', 'mode', 'time', 'items', 'pair', 'minimum', 'worthless'] as const;

const obstacle = z.strictObject({
  offer_id: z.nullable(z.int()),
  type: z.nullable(z.enum(offerTypes)),
  code: z.nullable(z.string()),
  kind: z.enum(obstacleKinds),
  mode: z.nullable(z.enum(['pickup', 'delivery'])),
  /** The euros that the cart lacks to reach the offer's minimum. */
  missing: z.nullable(z.number()),
});

const { mode, promised_at, ready_from, lines, discounts, delivery_fee, surcharge, taxes } = receiptSchema.shape;

export const quoteSchema = z.strictObject({
  mode,
  promised_at,
  ready_from,
  lines,
  discounts,
  delivery_fee,
  surcharge,
  taxes,
  amounts: z.strictObject({
    subtotal: z.number(),
    discount: z.number(),
    delivery: z.number(),
    tax: z.number(),
    total: z.number(),
  }),
  /** Free items that a client copies into the order's `free_items`. */
  free_items: z.array(z.strictObject({ item_id: z.int(), quantity: z.int() })),
  obstacles: z.array(obstacle),
});

export type WireQuote = z.infer<typeof quoteSchema>;
