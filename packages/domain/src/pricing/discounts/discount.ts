import type { KnownOffer } from '../../offer/offer-obstacle.ts';

/** What an offer gives an order, integer cents. */
export interface Discount {
  offer: KnownOffer;
  amountCents: number;
}
