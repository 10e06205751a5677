import { roundHalfUpSafe } from '../money/round-half-up.ts';
import { eligibleOffers, type OfferContext } from './eligible-offers.ts';
import { matchesItem, type OfferTarget } from './matches-item.ts';

const wholeBp = 10000;

/**
 * What one unit costs now, after the percentages that anybody gets without doing anything: no coupon, no minimum. Integer
 * cents, as a cart of this one unit would count it (requirements OFR-08 to 10); the price itself where none applies.
 */
export function reducedPriceCents(
  target: OfferTarget,
  priceCents: number,
  context: Pick<OfferContext, 'offers' | 'mode' | 'orderTime'>,
): number {
  const offers = context.offers.filter(({ type, minimumCents }) => type === 'percentage' && minimumCents === 0);
  const percentBp = eligibleOffers({ ...context, offers, coupon: null, subtotalCents: priceCents })
    .filter((offer) => matchesItem(offer, target, false))
    .reduce((sum, offer) => sum + offer.percentBp, 0);
  return priceCents - roundHalfUpSafe(priceCents * Math.min(wholeBp, percentBp), wholeBp);
}
