import { offerTypes } from '@comptoir/domain';
import * as z from 'zod/mini';
import { obstacleKinds } from '../../public/order/quote-schema.ts';
import { receiptShape } from '../../public/order/receipt.ts';
import { slotReasons, slotStates } from '../../public/schedule.ts';
import { instant, plainDate } from '../../wire/codecs.ts';

const mode = z.enum(['pickup', 'delivery']);

/** An error that the public API would answer, with its French sentence. */
const refusal = z.nullable(z.object({ code: z.string(), says: z.string() }));

const openingSchema = z.object({
  isOpen: z.boolean(),
  /** Why it is closed; null if it is open. */
  reason: z.nullable(z.enum(['pause', 'exception', 'hours', 'no_menu'])),
  /** The restaurant's sentence for diners about an exceptional day, open or closed. */
  message: z.nullable(z.string()),
  until: z.nullable(instant),
  opensAt: z.nullable(instant),
});

const asapSchema = z.nullable(z.object({ readyFrom: instant, promisedAt: instant }));

const menuSchema = z.object({
  menuId: z.int(),
  name: z.string(),
  isAvailable: z.boolean(),
  isOpen: z.boolean(),
  /** True if the menu is served at that instant for the mode. */
  isServed: z.boolean(),
  asap: asapSchema,
});

/** The fee for orders from the minimum on. `surchargeCents` is added below it; 0 means that such orders are not delivered. */
const deliverySchema = z.object({
  refusal,
  zone: z.nullable(z.string()),
  /** Null without an address or a zone, and if the delivery is refused. */
  feeCents: z.nullable(z.int()),
  minimumCents: z.int(),
  surchargeCents: z.int(),
});

const offerSchema = z.object({
  offerId: z.int(),
  type: z.nullable(z.enum(offerTypes)),
  percentBp: z.int(),
  amountCents: z.int(),
  minimumCents: z.int(),
  /** Why it is not on for an ASAP order of the mode; null if it is on. */
  obstacle: z.nullable(z.enum(['mode', 'time'])),
});

const badgeSchema = z.object({
  kind: z.enum(['category', 'item']),
  id: z.int(),
  /** Such as "20% OFF". */
  code: z.string(),
  /** True if the badge's offers are all at another time. */
  isLater: z.boolean(),
});

const missingItemSchema = z.object({
  itemId: z.int(),
  menuId: z.int(),
  name: z.string(),
  reason: z.enum(['off_sale', 'sold_out']),
  /** Null if it is not known when the dish is back. */
  until: z.nullable(instant),
});

const missingChoiceSchema = z.object({
  itemId: z.int(),
  itemName: z.string(),
  optionName: z.string(),
  choiceId: z.int(),
  name: z.string(),
  until: z.nullable(instant),
});

const { lines, discounts, taxes, deliveryFeeCents, surchargeCents } = receiptShape.shape;

const cents = z.int();

const quoteSchema = z.object({
  promisedAt: instant,
  readyFrom: z.nullable(instant),
  lines,
  discounts,
  taxes,
  deliveryFeeCents,
  surchargeCents,
  /** The amounts that an order has to state. */
  expected: z.object({
    subtotalCents: cents,
    discountCents: cents,
    deliveryCents: cents,
    taxCents: cents,
    totalCents: cents,
  }),
  freeItems: z.array(z.object({ itemId: z.int(), quantity: z.int() })),
  /** Why offers and the coupon give nothing. */
  obstacles: z.array(
    z.object({
      offerId: z.nullable(z.int()),
      type: z.nullable(z.enum(offerTypes)),
      code: z.nullable(z.string()),
      kind: z.enum(obstacleKinds),
      mode: z.nullable(mode),
      missingCents: z.nullable(z.int()),
    }),
  ),
});

export const rehearsalSchema = z.object({
  at: instant,
  mode,
  opening: openingSchema,
  menus: z.array(menuSchema),
  /** The day of the slots in the restaurant's time zone. */
  date: plainDate,
  slots: z.array(z.object({ value: z.string(), state: z.enum(slotStates), reason: z.optional(z.enum(slotReasons)) })),
  asap: asapSchema,
  /** Null for pickup. */
  delivery: z.nullable(deliverySchema),
  offers: z.array(offerSchema),
  badges: z.array(badgeSchema),
  missingItems: z.array(missingItemSchema),
  missingChoices: z.array(missingChoiceSchema),
  /** Null without a sample cart. Either the refusal or the quote is null. */
  cart: z.nullable(z.object({ refusal, quote: z.nullable(quoteSchema) })),
});

export type Rehearsal = z.infer<typeof rehearsalSchema>;
