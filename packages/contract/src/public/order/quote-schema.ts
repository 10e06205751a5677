import { offerTypes } from '@comptoir/domain';
import * as z from 'zod/mini';
import { customerSchema, orderSchema } from './order-schema.ts';
import { receiptSchema } from './receipt-schema.ts';

/**
 * The body of a quote: an order's, of which only the dishes and the mode are needed. What else an order says may come along, so that
 * the same body can be quoted and sent; where it goes and for when stands in `customer`, who orders need not.
 */
export const quoteRequestSchema = z.extend(z.partial(orderSchema), {
  items: orderSchema.shape.items,
  is_pickup: orderSchema.shape.is_pickup,
  customer: z.optional(z.partial(customerSchema)),
});

export type WireQuoteRequest = z.infer<typeof quoteRequestSchema>;

/** Why an offer that could apply, or the coupon that was sent, gives nothing. */
const obstacle = z.strictObject({
  /** Null: no valid offer has the coupon's code. */
  offer_id: z.nullable(z.int()),
  type: z.nullable(z.enum(offerTypes)),
  /** Of the coupon. */
  code: z.nullable(z.string()),
  kind: z.enum(['coupon_invalid', 'mode', 'time', 'items', 'pair', 'minimum', 'worthless']),
  /** The mode that it is for. */
  mode: z.nullable(z.enum(['pickup', 'delivery'])),
  /** Euros to its minimum. */
  missing: z.nullable(z.number()),
});

const { mode, promised_at, ready_from, lines, discounts, delivery_fee, surcharge, taxes } = receiptSchema.shape;

/** What an order would cost, in the words of a receipt (A.17). */
export const quoteSchema = z.strictObject({
  mode,
  promised_at,
  ready_from,
  lines,
  discounts,
  delivery_fee,
  surcharge,
  taxes,
  /** To be spread into the order. */
  amounts: z.strictObject({
    subtotal: z.number(),
    discount: z.number(),
    delivery: z.number(),
    tax: z.number(),
    total: z.number(),
  }),
  /** What offers grant; the order takes it by its `free_items`. */
  free_items: z.array(z.strictObject({ item_id: z.int(), quantity: z.int() })),
  obstacles: z.array(obstacle),
});

export type WireQuote = z.infer<typeof quoteSchema>;
