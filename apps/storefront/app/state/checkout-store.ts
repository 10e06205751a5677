import type { OrderAmounts } from '@comptoir/contract';
import { type CheckoutState, checkoutTabs, initialCheckout, isCheckoutLocked } from '@comptoir/domain';
import * as z from 'zod/mini';
import { create } from 'zustand';
import type { Access } from '../messages/write-access.ts';
import { storedValue } from '../platform/stored-value.ts';
import { type KeptOrder, keptOrderSchema } from './order-store.ts';

const text = z._default(z.string().check(z.maxLength(255)), '');
const shortText = z._default(z.string().check(z.maxLength(60)), '');
const emptyAccess: Access = { complement: '', floor: '', code: '', intercom: '' };
const cents = z.int();

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
  tab: z.enum(checkoutTabs),
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

/** What the checkout keeps beside the machine's state. */
export interface CheckoutDetails {
  access: Access;
  /** The chosen place that the address form was last filled from; empty: none. */
  placeKey: string;
  expected: ExpectedAmounts | null;
  /** The order that was sent, for the success page; complete once the server answered. */
  order: KeptOrder | null;
  /** The server's sentence about the last failure; empty: it gave none. */
  serverMessage: string;
  /** The order is done and the success page is on its way: the emptied cart is not shown meanwhile. */
  isLeaving: boolean;
}

interface CheckoutStore extends CheckoutDetails {
  state: CheckoutState;
  /** False until the stored checkout was read. */
  isReady: boolean;
  /** The page was left while an order was on its way, and nobody has asked the server since (row E49). */
  wasSubmitting: boolean;
  /** What a reload interrupted was taken up again; once a page load. */
  isRestored: boolean;
}

const emptyDetails: CheckoutDetails = {
  access: emptyAccess,
  placeKey: '',
  expected: null,
  order: null,
  serverMessage: '',
  isLeaving: false,
};

type StoredCheckout = z.infer<typeof checkoutSchema>;
const stored = storedValue<StoredCheckout>('session', 'checkout', (value) => {
  const result = checkoutSchema.safeParse(value);
  return result.success ? result.data : null;
});

/** The checkout of this tab. */
export const useCheckoutStore = create<CheckoutStore>(() => ({
  ...emptyDetails,
  state: initialCheckout,
  isReady: false,
  wasSubmitting: false,
  isRestored: false,
}));

/** Notes that a reload's remains were dealt with. Answers whether this call is the one to do it. */
export function claimRestoring(): boolean {
  const { isReady, isRestored } = useCheckoutStore.getState();
  if (!isReady || isRestored) return false;
  useCheckoutStore.setState({ isRestored: true });
  return true;
}

/** Changes the machine's state or what is kept beside it, and stores both (CHK-48). Secrets and alerts are not stored. */
export function updateCheckout(change: Partial<CheckoutDetails & { state: CheckoutState }>): void {
  useCheckoutStore.setState(change);
  const { state, access, placeKey, expected, order } = useCheckoutStore.getState();
  const { tab, personal, delivery, method, isSubmitting, isAddressCopied, orderId } = state;
  stored.write({
    ...{ tab, personal, delivery, method, isSubmitting, isAddressCopied, orderId },
    ...{ access, placeKey, expected, order },
  });
}

/** Reads the stored checkout, once a page load: what happens afterwards is in memory. */
export function loadCheckout(): void {
  if (useCheckoutStore.getState().isReady) return;
  const known = stored.read();
  if (!known) {
    useCheckoutStore.setState({ isReady: true });
    return;
  }
  const { access, placeKey, expected, order, isSubmitting, ...state } = known;
  useCheckoutStore.setState({
    ...{ access, placeKey, expected, order },
    state: { ...initialCheckout, ...state },
    isReady: true,
    wasSubmitting: isSubmitting,
  });
}

/** Whether cart and mode are read-only, for an order is on its way (DEC-28). */
export function useIsCartLocked(): boolean {
  return useCheckoutStore(({ state }) => isCheckoutLocked(state));
}
