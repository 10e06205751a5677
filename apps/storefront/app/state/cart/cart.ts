import type { CartEntry, FreeItemChoice } from '@comptoir/domain';

/** One attempt to order (DEC-25), stored until success: after a reload, the same id repeats the same order. */
export interface OrderAttempt {
  localId: string;
  paymentIntentId: string | null;
  /** The exact request body that was sent. */
  body: Record<string, unknown>;
}

/** The stored cart has no prices: they come from the menus (CRT-05). */
export interface Cart {
  lines: CartEntry[];
  coupon: string | null;
  /** The diner's choices; an offer without one gives its first candidate. */
  freeItemChoices: FreeItemChoice[];
  attempt: OrderAttempt | null;
}
