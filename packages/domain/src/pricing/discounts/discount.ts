import type { KnownOffer } from '../../offer/offer-obstacle.ts';

export interface Discount {
  offer: KnownOffer;
  amountCents: number;
}
