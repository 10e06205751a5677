import type { OrderAmounts } from '@comptoir/domain';
import * as z from 'zod/mini';
import type { Access } from '../../messages/write-access.ts';
import { storedValue } from '../../platform/stored-value.ts';
import { keptOrderSchema } from './order-store.ts';

const text = z._default(z.string().check(z.maxLength(255)), '');
const shortText = z._default(z.string().check(z.maxLength(60)), '');
const cents = z.int();

export const emptyAccess: Access = { complement: '', floor: '', code: '', intercom: '' };

/** One line or amount that the server counts otherwise than the diner saw. */
const changeSchema = z.object({
  /** Name of a dish, or one of the order's amounts. */
  subject: z.union([
    z.object({ kind: z.literal('line'), name: z.string() }),
    z.object({ kind: z.enum(['subtotal', 'discount', 'delivery', 'tax', 'total']) }),
  ]),
  beforeCents: cents,
  afterCents: cents,
});

/** The server's amounts for one cart (409 `totals_mismatch`): shown and sent again instead of our own (DEC-23). */
const expectedSchema = z.object({
  /** Fingerprint of the cart that they are for; another cart is priced anew. */
  cartKey: z.string(),
  amounts: z.object({
    subtotalCents: cents,
    discountCents: cents,
    deliveryCents: cents,
    taxCents: cents,
    totalCents: cents,
  }),
  lineTotals: z.array(cents),
  changes: z.array(changeSchema),
});

const checkoutSchema = z.object({
  tab: z.string(),
  personal: z.object({ firstName: text, lastName: text, email: text, phone: text }),
  delivery: z.object({
    address: text,
    city: text,
    postalCode: text,
    country: text,
    isScheduled: z._default(z.boolean(), false),
    date: text,
    time: text,
  }),
  method: z.enum(['cash', 'card']),
  isSubmitting: z._default(z.boolean(), false),
  isAddressCopied: z._default(z.boolean(), false),
  orderId: z._default(z.nullable(z.string()), null),
  access: z._default(
    z.object({ complement: shortText, floor: shortText, code: shortText, intercom: shortText }),
    emptyAccess,
  ),
  placeKey: text,
  expected: z.catch(z._default(z.nullable(expectedSchema), null), null),
  order: z.catch(z._default(z.nullable(keptOrderSchema), null), null),
});

export type AmountChange = z.infer<typeof changeSchema>;
export interface ExpectedAmounts extends z.infer<typeof expectedSchema> {
  amounts: OrderAmounts;
}

/** What a tab remembers of its checkout (CHK-48). Neither secrets nor alerts are in it. */
export type StoredCheckout = z.infer<typeof checkoutSchema>;

export const storedCheckout = storedValue<StoredCheckout>('session', 'checkout', (value) => {
  const result = checkoutSchema.safeParse(value);
  return result.success ? result.data : null;
});
