import { offerTypes } from '@comptoir/domain';
import * as z from 'zod/mini';

// The receipt of a stored order, `[+]` in the answers of POST and PUT checkout. Amounts are decimal euros, rates percent.

const choice = z.strictObject({
  name: z.string(),
  /** 0: the choice comes with the dish and was left out. */
  quantity: z.int(),
  price: z.number(),
  /** Another group has a choice with the same name. */
  is_ambiguous: z.optional(z.literal(true)),
});

const line = z.strictObject({
  item_id: z.int(),
  name: z.string(),
  options: z.array(z.strictObject({ name: z.string(), choices: z.array(choice) })),
  note: z.string(),
  quantity: z.int(),
  unit_price: z.number(),
  total: z.number(),
  is_free: z.boolean(),
});

/** `code` of a coupon, `percent` or `value` of the offer, `target`: its one dish or category. */
const discount = z.strictObject({
  type: z.enum(offerTypes),
  code: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  value: z.nullable(z.number()),
  target: z.nullable(z.string()),
  gender: z.enum(['f', 'm']),
  amount: z.number(),
});

/** Null for pickup. */
export const receiptPlaceSchema = z.nullable(
  z.strictObject({
    address: z.string(),
    address2: z.string(),
    city: z.string(),
    postal_code: z.string(),
    country: z.string(),
    zone: z.nullable(z.string()),
  }),
);

export const receiptSchema = z.strictObject({
  order_id: z.string(),
  order_number: z.int(),
  status: z.enum(['pending', 'paid', 'cancelled']),
  payment_method: z.enum(['cash', 'card']),
  first_name: z.string(),
  mode: z.enum(['pickup', 'delivery']),
  place: receiptPlaceSchema,
  /** "ASAP" or the slot, as ordered. */
  date: z.string(),
  placed_at: z.string(),
  promised_at: z.string(),
  ready_from: z.nullable(z.string()),
  lines: z.array(line),
  discounts: z.array(discount),
  subtotal: z.number(),
  discount: z.number(),
  /** Without the surcharge of a small basket. */
  delivery_fee: z.number(),
  surcharge: z.number(),
  tax: z.number(),
  total: z.number(),
  taxes: z.array(z.strictObject({ rate: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
});

export type WireReceipt = z.infer<typeof receiptSchema>;
