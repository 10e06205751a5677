import type { CartEntry, FreeItemChoice } from '@comptoir/domain';

/** One attempt to order (DEC-25). Retries send the stored id, so that the server stores the order once only. */
export interface OrderAttempt {
  localId: string;
  paymentIntentId: string | null;
  /** The exact body of the request, for retries. */
  body: Record<string, unknown>;
}

/** The stored cart contains no prices: they come from the menus (CRT-05). */
export interface Cart {
  lines: CartEntry[];
  coupon: string | null;
  /** The chosen free dishes. An offer without a choice gives its first dish. */
  freeItemChoices: FreeItemChoice[];
  attempt: OrderAttempt | null;
}
