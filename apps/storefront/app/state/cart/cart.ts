import type { CartEntry, FreeItemChoice } from '@comptoir/domain';

/** A visit of PayPal's page, which locks the cart in all tabs until the server has said how it ended (PYX-44). */
export interface PaypalVisitKept {
  /** Opens reading how the payment went. */
  token: string;
  /** When the shop stops waiting for it: an ISO text of the server's clock. */
  until: string;
}

/** One attempt to order (DEC-25). Retries send the stored id, so that the server stores the order once only. */
export interface OrderAttempt {
  localId: string;
  paymentIntentId: string | null;
  /** The exact body of the request, for retries. */
  body: Record<string, unknown>;
  /** Set while its diner may be on PayPal's page. */
  away?: PaypalVisitKept;
}

/** A place in the kitchen that the shop keeps while the cart's diner pays (CAP-04). Instants are ISO texts of the server's clock. */
export interface HeldPlace {
  until: string;
  promisedAt: string;
  isAsap: boolean;
}

/** What is held for the cart, known to all tabs. Its `localId` is that of the order, which takes the place. */
export interface CartHold {
  localId: string;
  /** Null until the server has answered, and where nothing is held. */
  place: HeldPlace | null;
}

/** The stored cart contains no prices: they come from the menus (CRT-05). */
export interface Cart {
  lines: CartEntry[];
  coupon: string | null;
  /** The chosen free dishes. An offer without a choice gives its first dish. */
  freeItemChoices: FreeItemChoice[];
  attempt: OrderAttempt | null;
  hold: CartHold | null;
}
