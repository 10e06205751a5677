import type { Mode } from '../menu/menu.ts';
import { isOfferActiveIn, toWeekMoment } from './is-offer-active-at.ts';
import type { Offer } from './offer.ts';

/** What decides whether an offer may apply at all. */
export interface OfferContext {
  offers: Offer[];
  /** The offer that the valid coupon called; null: no valid coupon. */
  coupon: Offer | null;
  mode: Mode;
  /** Null: no order time is known, so offers with active times do not apply. */
  orderTime: Temporal.ZonedDateTime | null;
  /** Before discounts. */
  subtotalCents: number;
}

/** Whether an offer is on and comes by itself, or by the coupon of this id (requirement OFR-07). */
export function isCalled(offer: Offer, couponId: number | null): boolean {
  return offer.isActive && offer.type !== null && (offer.autoApply || offer.id === couponId);
}

/** The offers whose conditions hold, by ascending id: `E` of requirements appendix B (OFR-07, OFR-21 to 24). */
export function eligibleOffers({ offers, coupon, mode, orderTime, subtotalCents }: OfferContext): Offer[] {
  if (subtotalCents === 0) return [];
  const known = coupon ? [...offers.filter((offer) => offer.id !== coupon.id), coupon] : offers;
  const moment = orderTime && known.some((offer) => offer.activeTimes.length > 0) ? toWeekMoment(orderTime) : null;
  return known
    .filter(
      (offer) =>
        isCalled(offer, coupon?.id ?? null) &&
        (offer.mode === 'both' || offer.mode === mode) &&
        subtotalCents >= offer.minimumCents &&
        isOfferActiveIn(offer, moment),
    )
    .sort((a, b) => a.id - b.id);
}
