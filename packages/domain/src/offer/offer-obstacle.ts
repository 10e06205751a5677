import type { Mode } from '../menu/menu.ts';
import { isOfferActiveIn, toWeekMoment, type WeekMoment } from './is-offer-active-at.ts';
import { matchesItem, type OfferTarget } from './matches-item.ts';
import { isOrderWide, type Offer, type OfferType } from './offer.ts';

export type OfferObstacle =
  /** The offer is switched off, of an unknown type, or needs a coupon that the cart does not have. */
  | { kind: 'inactive' }
  | { kind: 'mode'; mode: Mode }
  | { kind: 'time' }
  | { kind: 'items' }
  | { kind: 'pair' }
  | { kind: 'minimum'; missingCents: number }
  | { kind: 'worthless' };

export interface OfferCart {
  units: { target: OfferTarget; quantity: number }[];
  subtotalCents: number;
  mode: Mode;
  orderTime: Temporal.ZonedDateTime | null;
  couponId: number | null;
}

export type KnownOffer = Offer & { type: OfferType };

/** Finds the obstacle of an offer in a cart; null if it is eligible (`E` of appendix B: OFR-07, OFR-13, OFR-21 to OFR-29). */
export function offerObstacle(offer: Offer, cart: OfferCart): OfferObstacle | null {
  return obstacleAt(offer, cart, momentOf(cart, [offer]));
}

export function eligibleOffers(offers: Offer[], coupon: Offer | null, cart: OfferCart): KnownOffer[] {
  if (cart.subtotalCents === 0) return [];
  const known = coupon ? [...offers.filter(({ id }) => id !== coupon.id), coupon] : offers;
  const moment = momentOf(cart, known);
  return known
    .filter(isOfKnownType)
    .filter((offer) => obstacleAt(offer, cart, moment) === null)
    .sort((a, b) => a.id - b.id);
}

function obstacleAt(offer: Offer, cart: OfferCart, moment: WeekMoment | null): OfferObstacle | null {
  const isCoupon = offer.id === cart.couponId;
  if (!offer.isActive || offer.type === null || !(offer.autoApply || isCoupon)) return { kind: 'inactive' };
  const mode = offer.type === 'free_delivery' && offer.mode === 'both' ? 'delivery' : offer.mode;
  if (mode !== 'both' && mode !== cart.mode) return { kind: 'mode', mode };
  if (!isOfferActiveIn(offer, moment)) return { kind: 'time' };

  const missingItems = itemsObstacle(offer, cart, isCoupon);
  if (missingItems) return missingItems;
  const missingCents = offer.minimumCents - cart.subtotalCents;
  if (missingCents > 0) return { kind: 'minimum', missingCents };
  return cart.subtotalCents === 0 || takesNothingOff(offer) ? { kind: 'worthless' } : null;
}

function itemsObstacle(offer: Offer, { units }: OfferCart, isCoupon: boolean): OfferObstacle | null {
  if (offer.type === 'free_item') return null;
  const count = countUnits(offer, units, isCoupon);
  if (count === 0) return { kind: 'items' };
  return offer.type === 'buy_one_get_one' && count === 1 ? { kind: 'pair' } : null;
}

function countUnits(offer: Offer, units: OfferCart['units'], isCoupon: boolean): number {
  const isForAny = isCoupon || isOrderWide(offer);
  let count = 0;
  for (const { target, quantity } of units) if (matchesItem(offer, target, isForAny)) count += quantity;
  return count;
}

function takesNothingOff({ type, percentBp, amountCents }: Offer): boolean {
  return (type === 'percentage' && percentBp === 0) || (type === 'fixed_amount' && amountCents === 0);
}

function isOfKnownType(offer: Offer): offer is KnownOffer {
  return offer.type !== null;
}

function momentOf({ orderTime }: OfferCart, offers: Offer[]): WeekMoment | null {
  return orderTime && offers.some(({ activeTimes }) => activeTimes.length > 0) ? toWeekMoment(orderTime) : null;
}
