import * as z from 'zod/mini';
import { pastLineSchema } from '../../public/order/past/past-line-schema.ts';
import { receiptPlaceSchema, receiptSchema } from '../../public/order/receipt-schema.ts';
import { invoiceNumberSchema } from '../../wire/invoice-number.ts';

/** An invoice or a credit note of an order. Its PDF comes some seconds after it. */
const orderPaperSchema = z.strictObject({
  number: z.string(),
  kind: z.enum(['invoice', 'credit']),
  has_pdf: z.boolean(),
});

// An order in the account's history (A.13). Amounts are decimal euros.

export const pastOrderSchema = z.strictObject({
  order_id: z.string(),
  order_number: z.int(),
  local_id: z.string(),
  status: z.enum(['pending', 'paid', 'cancelled']),
  created_at: z.string(),
  ready_from: z.nullable(z.string()),
  is_pickup: z.boolean(),
  items: z.array(pastLineSchema),
  free_items: z.array(pastLineSchema),
  subtotal: z.number(),
  discount: z.number(),
  delivery: z.number(),
  tax: z.number(),
  total: z.number(),
  payment_method: z.enum(['cash', 'card']),
  transaction_id: z.nullable(z.string()),
  customer: z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: receiptPlaceSchema,
    date: z.string(),
  }),
  receipt: z.nullable(receiptSchema),
  track_token: z.nullable(z.string()),
  invoices: z.array(orderPaperSchema),
});

export type WirePastOrder = z.infer<typeof pastOrderSchema>;

/** A query parameter with a whole number from 1 to `most`, as text. */
const count = (most: number) =>
  z.optional(
    z.string().check(
      z.regex(/^\d{1,9}$/),
      z.refine((text) => Number(text) >= 1 && Number(text) <= most),
    ),
  );

export const ordersQuerySchema = z.object({ page: count(999_999_999), limit: count(100) });

export const invoiceQuerySchema = z.object({ number: invoiceNumberSchema });
