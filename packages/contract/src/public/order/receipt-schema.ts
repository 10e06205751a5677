import { offerTypes, paymentKinds } from '@comptoir/domain';
import * as z from 'zod/mini';

const choice = z.strictObject({
  name: z.string(),
  /** 0 means that the diner left out a choice that the dish includes. */
  quantity: z.int(),
  price: z.number(),
  /** True if another option group has a choice with the same name. */
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
  /** Where the meats of the dish and of its choices come from, in French: "Porc : origine France". Absent if not declared. */
  origins: z.optional(z.array(z.string())),
  homemade: z.optional(z.literal(true)),
  /** True if the dish or one of its choices is an alcoholic drink. */
  alcohol: z.optional(z.literal(true)),
  withdrawal: z.optional(z.literal(true)),
});

/** `code` is the coupon's, `percent` or `value` the offer's; `target` is the name of the only discounted dish or category. */
const discount = z.strictObject({
  type: z.enum(offerTypes),
  code: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  value: z.nullable(z.number()),
  target: z.nullable(z.string()),
  gender: z.enum(['f', 'm']),
  amount: z.number(),
});

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
  /** What paid the order online, once it is paid; absent for cash and for orders of earlier versions (PYX-12, PYX-80). */
  payment: z.optional(
    z.strictObject({
      kind: z.enum(paymentKinds),
      brand: z.nullable(z.string()),
      network: z.nullable(z.string()),
      last4: z.nullable(z.string()),
      descriptor: z.optional(z.string()),
    }),
  ),
  first_name: z.string(),
  mode: z.enum(['pickup', 'delivery']),
  place: receiptPlaceSchema,
  date: z.string(),
  placed_at: z.string(),
  promised_at: z.string(),
  ready_from: z.nullable(z.string()),
  lines: z.array(line),
  discounts: z.array(discount),
  subtotal: z.number(),
  discount: z.number(),
  /** The delivery fee without the surcharge for a small basket. */
  delivery_fee: z.number(),
  surcharge: z.number(),
  tax: z.number(),
  total: z.number(),
  /** What the diner gave to the staff, in no other amount, and what was charged in all. Both are absent without a tip (PYX-89). */
  tip: z.optional(z.number()),
  payable: z.optional(z.number()),
  /** What the diner asked for with the dishes; absent if nothing (LAW-49). */
  wishes: z.optional(
    z.strictObject({ cutlery: z.optional(z.literal(true)), own_containers: z.optional(z.literal(true)) }),
  ),
  /** The company that has the invoice; absent for a person (LAW-60). */
  company_name: z.optional(z.string()),
  taxes: z.array(z.strictObject({ rate: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
});

export type WireReceipt = z.infer<typeof receiptSchema>;
