import { maxLines, maxNoteLength, maxQuantity } from '@comptoir/domain';
import * as z from 'zod/mini';
import { lineSchema } from '../../wire/line-schema.ts';
import { localIdSchema } from '../../wire/local-id-schema.ts';
import { readMoment } from '../../wire/moment.ts';
import { mailAddressSchema } from '../../wire/person/mail-address-schema.ts';
import { nameSchema } from '../../wire/person/person-name-schema.ts';
import { phoneSchema } from '../../wire/person/phone-schema.ts';
import { receiptSchema } from './receipt-schema.ts';
import { companySchema } from './wanted/company.ts';

// The body of POST and PUT checkout (A.17, A.18), whose prices the server never trusts. Unknown fields and wrong types are refused (API-25,
// SEC-14).

const id = z.int().check(z.minimum(0));
const line = lineSchema();
const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));

/** Euros with at most two decimals, as a number or as text. */
const amount = z
  .union([z.number(), z.string()])
  .check(z.refine((value) => /^-?\d{1,7}(\.\d{1,2})?$/.test(String(value))));

/** A malformed tip has an error of its own, `tip_invalid`. */
export const tipPattern = /^(0|[1-9]\d{0,3})\.\d{2}$/;

const choice = z.strictObject({
  id,
  quantity,
  name: z.optional(line),
  price: z.optional(z.nullable(amount)),
  tax_rate: z.optional(z.nullable(z.number())),
});

const option = z.strictObject({
  option_id: id,
  option_options: z.array(choice).check(z.maxLength(100)),
  option_name: z.optional(line),
  selected: z.optional(z.int()),
  min: z.optional(z.nullable(z.int())),
  max: z.optional(z.nullable(z.int())),
  required: z.optional(z.boolean()),
  default: z.optional(z.array(id)),
});

/** The server reads only id, options, quantity and note. The other fields of an item are allowed and ignored. */
const orderItem = z.strictObject({
  item_id: id,
  quantity,
  options: z.optional(z.array(option).check(z.maxLength(50))),
  note: z.optional(z.string().check(z.maxLength(maxNoteLength))),
  item_menu_id: z.optional(id),
  item_category_id: z.optional(id),
  item_name: z.optional(line),
  item_description: z.optional(z.string().check(z.maxLength(2000))),
  item_image: z.optional(z.nullable(lineSchema(2000))),
  item_score: z.optional(z.number()),
  item_price: z.optional(
    z.strictObject({
      price_pickup: z.optional(z.nullable(amount)),
      price_delivery: z.optional(z.nullable(amount)),
      tax_rate: z.optional(z.nullable(z.number())),
    }),
  ),
  is_available: z.optional(z.boolean()),
  allergens: z.optional(z.nullable(z.array(line))),
  diets: z.optional(z.array(line)),
});

const location = z.strictObject({
  address: z.optional(line),
  address2: z.optional(z.nullable(line)),
  city: z.optional(line),
  state: z.optional(z.nullable(line)),
  postal_code: z.optional(line),
  country: z.optional(line),
  zone: z.optional(z.nullable(line)),
  formatted_address: z.optional(line),
  lat: z.optional(z.nullable(z.number())),
  lng: z.optional(z.nullable(z.number())),
});

export const customerSchema = z.strictObject({
  first_name: nameSchema(),
  last_name: nameSchema(),
  email: mailAddressSchema(),
  phone: phoneSchema(),
  location: z.nullable(location),
  date: lineSchema(40),
});

/** `false` says as much as an absent key (LAW-49). */
const wishes = z.strictObject({
  cutlery: z.optional(z.boolean()),
  own_containers: z.optional(z.boolean()),
});

export const orderSchema = z.strictObject({
  local_id: localIdSchema(),
  items: z.array(orderItem).check(z.maxLength(maxLines)),
  free_items: z.array(orderItem).check(z.maxLength(maxLines)),
  is_pickup: z.boolean(),
  delivery: amount,
  tax: amount,
  subtotal: amount,
  discount: amount,
  total: amount,
  payment_method: z.enum(['cash', 'card']),
  transaction_id: z.nullable(line),
  user_id: z.nullable(id),
  status: z.literal('pending'),
  coupon: z.optional(z.nullable(line)),
  /** The mailed code that confirms a guest's address before a cash order (PAY-26). It is not stored with the order. */
  cash_code: z.optional(z.nullable(z.string().check(z.regex(/^\d{6}$/)))),
  /** The promise of an order "as soon as possible" that its diner was told (PSE-07). It is not stored. */
  promised_at: z.optional(z.nullable(line.check(z.refine((value) => readMoment(value) !== null)))),
  /** The diner declares to be 18 or more. Needed if the order contains alcohol, and otherwise ignored (LAW-25). */
  adult: z.optional(z.literal(true)),
  /** A tip in euros with two decimals, which no other amount contains; absent for none (PYX-87). */
  tip: z.optional(z.string().check(z.regex(tipPattern))),
  /** What goes with the dishes. A wish that the restaurant does not offer is refused (LAW-49). */
  wishes: z.optional(wishes),
  /** The company that wants an invoice; absent for a person (LAW-60). */
  company: z.optional(companySchema),
  customer: customerSchema,
});

export type WireOrder = z.infer<typeof orderSchema>;
export type WireOrderItem = z.infer<typeof orderItem>;

/** The token of the tracking page; null until the order is in the kitchen, and after the personal data was deleted. */
const trackToken = z.nullable(z.string());

export const placedOrderSchema = z.strictObject({
  order_id: z.string(),
  order_number: z.int(),
  status: z.enum(['pending', 'paid', 'cancelled']),
  total: z.number(),
  ready_from: z.nullable(z.string()),
  track_token: trackToken,
  receipt: receiptSchema,
});

/** `status` is any text, because an unknown status has its own error, `invalid_status`. */
export const orderUpdateSchema = z.strictObject({
  order_id: lineSchema(64).check(z.minLength(1)),
  transaction_id: z._default(z.nullable(line), null),
  status: lineSchema(40),
});

export type WireOrderUpdate = z.infer<typeof orderUpdateSchema>;
export const orderStatusSchema = z.strictObject({
  order_id: z.string(),
  status: z.enum(['pending', 'paid', 'cancelled']),
  track_token: trackToken,
  receipt: receiptSchema,
});
