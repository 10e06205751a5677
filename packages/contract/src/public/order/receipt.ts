import { offerTypes } from '@comptoir/domain';
import * as z from 'zod/mini';
import { typedLine, typedText } from '../../wire/codecs.ts';
import { orderStatuses } from './order-status.ts';

// The receipt by its names inside: amounts are integer cents. The office's wire carries this shape; /v2/public has its own (`receipt-schema.ts`).

const choice = z.object({
  name: z.string(),
  /** 0: the choice comes with the dish and was left out. */
  quantity: z.int(),
  priceCents: z.int(),
  /** Another group has a choice with the same name, so the group is shown too. */
  isAmbiguous: z.exactOptional(z.literal(true)),
});

const receiptLine = z.object({
  itemId: z.int(),
  name: z.string(),
  options: z.array(z.object({ name: z.string(), choices: z.array(choice) })),
  note: typedText,
  quantity: z.int(),
  unitCents: z.int(),
  totalCents: z.int(),
  isFree: z.boolean(),
});

const receiptDiscount = z.object({
  type: z.enum(offerTypes),
  code: z.nullable(z.string()),
  /** Basis points of a percentage offer, cents of a fixed amount; else 0. */
  percentBp: z.int(),
  fixedCents: z.int(),
  /** The name of the one dish or category with this discount; null for several, or for the whole order. */
  target: z.nullable(z.string()),
  gender: z.enum(['f', 'm']),
  /** Of `free_delivery`: the fee that was waived, which is in no other amount. */
  amountCents: z.int(),
});

/** A stored order as diner and restaurant see it, on every screen and in every mail. A change of the menu changes no receipt. */
export const receiptShape = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(['cash', 'card']),
  firstName: typedLine,
  mode: z.enum(['pickup', 'delivery']),
  place: z.nullable(
    z.object({
      address: typedLine,
      address2: typedLine,
      city: typedLine,
      postalCode: typedLine,
      country: typedLine,
      zone: z.nullable(z.string()),
    }),
  ),
  /** "ASAP" or "2026-11-23 12:30-12:45", as ordered. */
  date: z.string(),
  /** Instants are ISO text. */
  placedAt: z.string(),
  promisedAt: z.string(),
  /** ASAP only: the first instant at which every dish is served. */
  readyFrom: z.nullable(z.string()),
  lines: z.array(receiptLine),
  discounts: z.array(receiptDiscount),
  subtotalCents: z.int(),
  discountCents: z.int(),
  /** Without the surcharge of a small basket. */
  deliveryFeeCents: z.int(),
  surchargeCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  taxes: z.array(z.object({ rateBp: z.int(), netCents: z.int(), taxCents: z.int(), grossCents: z.int() })),
});

export type Receipt = z.infer<typeof receiptShape>;
export type ReceiptLine = z.infer<typeof receiptLine>;
export type ReceiptDiscount = z.infer<typeof receiptDiscount>;
