import type { Mode } from '../menu/menu.ts';
import { isCalled } from './eligible-offers.ts';
import { isOfferActiveIn, toWeekMoment } from './is-offer-active-at.ts';
import { matchesItem, type OfferTarget } from './matches-item.ts';
import type { Offer } from './offer.ts';

/** Why an offer gives nothing to a cart, the first reason that holds. Amounts are integer cents. */
export type OfferObstacle =
  /** Switched off, of a type that this version does not know, or called by a coupon that is not there. */
  | { kind: 'inactive' }
  | { kind: 'mode'; mode: Mode }
  | { kind: 'time' }
  /** Nothing in the cart is what it is for. */
  | { kind: 'items' }
  /** One unit more, and the cheaper is free. */
  | { kind: 'pair' }
  | { kind: 'minimum'; missingCents: number };

/** A cart as offers' conditions see it. */
export interface OfferCart {
  units: { target: OfferTarget; quantity: number }[];
  /** Before discounts. */
  subtotalCents: number;
  mode: Mode;
  /** Null: no order time is known. */
  orderTime: Temporal.ZonedDateTime | null;
  /** The offer that the valid coupon called; null: none. */
  couponId: number | null;
}

/** Why an offer does not apply to a cart; null: its conditions hold (requirements OFR-07, OFR-13, OFR-21 to 29). */
export function offerObstacle(offer: Offer, cart: OfferCart): OfferObstacle | null {
  if (!isCalled(offer, cart.couponId)) return { kind: 'inactive' };
  const isCoupon = offer.id === cart.couponId;
  const mode = offer.type === 'free_delivery' && offer.mode === 'both' ? 'delivery' : offer.mode;
  if (mode !== 'both' && mode !== cart.mode) return { kind: 'mode', mode };
  if (!isOfferActiveIn(offer, cart.orderTime && toWeekMoment(cart.orderTime))) return { kind: 'time' };

  // A gift is for any cart; what an order-wide offer is for is the whole order.
  if (offer.type !== 'free_item') {
    const isOrderLevel = offer.type === 'free_delivery' || offer.type === 'fixed_amount';
    const isOrderWide = isOrderLevel && offer.itemIds.length === 0 && offer.categoryIds.length === 0;
    const count = cart.units.reduce(
      (sum, { target, quantity }) => (matchesItem(offer, target, isCoupon || isOrderWide) ? sum + quantity : sum),
      0,
    );
    if (count === 0) return { kind: 'items' };
    if (offer.type === 'buy_one_get_one' && count === 1) return { kind: 'pair' };
  }
  const missingCents = offer.minimumCents - cart.subtotalCents;
  return missingCents > 0 ? { kind: 'minimum', missingCents } : null;
}
