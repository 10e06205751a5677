import { offerTypes, paymentKinds } from '@comptoir/domain';
import * as z from 'zod/mini';
import { typedLine, typedText } from '../../wire/codecs.ts';
import { orderStatuses } from './order-status.ts';

// The receipt with amounts in integer cents, as the office's API sends it. The public API has its own shape (`receipt-schema.ts`).

const choice = z.object({
  name: z.string(),
  quantity: z.int(),
  priceCents: z.int(),
  /** True if another option group has a choice with the same name, so that the group is shown too. */
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
  // What the law wants told, as it was when the order was stored. Each is absent where it says nothing.
  /** Where the meats of the dish and of its choices come from: "Porc : origine France". */
  origins: z.exactOptional(z.array(z.string())),
  isHomemade: z.exactOptional(z.literal(true)),
  /** The dish or one of its choices is an alcoholic drink. */
  hasAlcohol: z.exactOptional(z.literal(true)),
  isWithdrawable: z.exactOptional(z.literal(true)),
});

const receiptDiscount = z.object({
  type: z.enum(offerTypes),
  code: z.nullable(z.string()),
  percentBp: z.int(),
  fixedCents: z.int(),
  target: z.nullable(z.string()),
  gender: z.enum(['f', 'm']),
  /** The discount; for `free_delivery` it is the waived fee, which no other amount contains. */
  amountCents: z.int(),
});

/** A stored order as all screens and mails show it. A change of the menu changes no receipt. */
export const receiptShape = z.object({
  orderId: z.string(),
  orderNumber: z.int(),
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(['cash', 'card']),
  /** What paid the order online; absent before it is paid, for cash, and for orders of earlier versions. */
  paidBy: z.exactOptional(
    z.object({
      kind: z.enum(paymentKinds),
      brand: z.nullable(z.string()),
      network: z.nullable(z.string()),
      last4: z.nullable(z.string()),
      /** What the holder's bank statement says. */
      descriptor: z.exactOptional(z.string()),
    }),
  ),
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
  date: z.string(),
  placedAt: z.string(),
  promisedAt: z.string(),
  readyFrom: z.nullable(z.string()),
  lines: z.array(receiptLine),
  discounts: z.array(receiptDiscount),
  subtotalCents: z.int(),
  discountCents: z.int(),
  deliveryFeeCents: z.int(),
  surchargeCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  /** What the diner gave to the staff, in no other amount. Absent if nothing. */
  tipCents: z.exactOptional(z.int()),
  /** What the diner asked for with the dishes; absent if nothing. */
  wishes: z.exactOptional(
    z.object({ cutlery: z.exactOptional(z.literal(true)), ownContainers: z.exactOptional(z.literal(true)) }),
  ),
  /** The company that has the invoice; absent for a person. */
  companyName: z.exactOptional(typedLine),
  taxes: z.array(z.object({ rateBp: z.int(), netCents: z.int(), taxCents: z.int(), grossCents: z.int() })),
});

export type Receipt = z.infer<typeof receiptShape>;
export type ReceiptLine = z.infer<typeof receiptLine>;
export type ReceiptDiscount = z.infer<typeof receiptDiscount>;
