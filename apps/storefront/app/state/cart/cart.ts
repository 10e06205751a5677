import type { CartEntry, FreeItemChoice } from '@comptoir/domain';

/** One intention to order (DEC-25): kept with the cart until success, so that a reload asks again for the same order. */
export interface OrderAttempt {
  localId: string;
  paymentIntentId: string | null;
  /** The very body that was sent. */
  body: Record<string, unknown>;
}

/** What is stored of a cart: ids, options, quantities, note, coupon and the attempt. Prices come from the menus (CRT-05). */
export interface Cart {
  lines: CartEntry[];
  coupon: string | null;
  /** The diner's own choice of free items; an offer that is not in it gives its first candidate. */
  freeItemChoices: FreeItemChoice[];
  attempt: OrderAttempt | null;
}
