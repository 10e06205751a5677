import type { Mode } from '../menu/menu.ts';
import { roundHalfUpSafe } from '../money/round-half-up.ts';
import type { OfferTarget } from './matches-item.ts';
import type { Offer } from './offer.ts';
import { eligibleOffers } from './offer-obstacle.ts';

const wholeBp = 10000;

/** The price of one unit after automatic percentages without a minimum, in integer cents (OFR-08 to OFR-10). */
export function reducedPriceCents(
  target: OfferTarget,
  priceCents: number,
  { offers, mode, orderTime }: { offers: Offer[]; mode: Mode; orderTime: Temporal.ZonedDateTime | null },
): number {
  const percentages = offers.filter(({ type, minimumCents }) => type === 'percentage' && minimumCents === 0);
  const units = [{ target, quantity: 1 }];
  const cart = { units, subtotalCents: priceCents, mode, orderTime, couponId: null };
  const percentBp = eligibleOffers(percentages, null, cart).reduce((sum, offer) => sum + offer.percentBp, 0);
  return priceCents - roundHalfUpSafe(priceCents * Math.min(wholeBp, percentBp), wholeBp);
}
