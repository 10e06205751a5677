import * as z from 'zod/mini';
import { lineSchema } from '../../wire/line-schema.ts';
import { localIdSchema } from '../../wire/local-id-schema.ts';
import { mailAddressSchema } from '../../wire/person/mail-address-schema.ts';
import { nameSchema } from '../../wire/person/person-name-schema.ts';
import { phoneSchema } from '../../wire/person/phone-schema.ts';

const line = lineSchema();

export const cardPayerSchema = z.strictObject({
  email: mailAddressSchema(),
  name: nameSchema(),
  phone: phoneSchema(),
});

/** Euros from 0.50 to 999,999.99 with at most two decimals, as text or as a number. */
const amount = z
  .union([z.number(), z.string()])
  .check(z.refine((value) => /^\d{1,6}(\.\d{1,2})?$/.test(String(value)) && Number(value) >= 0.5));

export const cardIntentRequestSchema = z.strictObject({
  amount,
  customer_id: z.optional(z.nullable(line)),
  payment_intent_id: z.optional(z.nullable(line)),
  /** `card` if absent. */
  method: z.optional(z.enum(['card', 'paypal'])),
  local_id: z.optional(z.nullable(localIdSchema())),
  order: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});

export const cardCustomerSchema = z.strictObject({ customer: z.string() });

/** A card's payment is confirmed by the browser with the secret, a payment by PayPal on the page of `redirect_url`. */
export const cardIntentSchema = z.union([
  z.strictObject({ id: z.string(), client_secret: z.string() }),
  z.strictObject({ id: z.string(), redirect_url: z.string(), return_token: z.string(), away_until: z.string() }),
]);
