import type { CartLine } from '../cart/cart-line.ts';
import type { Offer } from '../offer/offer.ts';
import { type CartInput, priceCart } from '../pricing/price-cart.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { exampleItems } from './example-catalogue.ts';

export const inclusiveTax = { isEnabled: true, isInclusive: true, defaultRateBp: 1000 };
export const exclusiveTax = { ...inclusiveTax, isInclusive: false };

/** A wall-clock time in the restaurant's time zone. */
export function paris(text: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Paris');
}

/** Prices a cart as appendix B does: pickup, Monday noon, prices with tax. Offers without an id are numbered in sequence. */
export function priceExample(lines: CartLine[], offers: Offer[] = [], rest: Partial<CartInput> = {}): PricedCart {
  return priceCart({
    lines,
    items: exampleItems,
    mode: 'pickup',
    offers: offers.map((offer, position) => ({ ...offer, id: offer.id === 1 ? position + 1 : offer.id })),
    coupon: null,
    deliveryFeeCents: 0,
    orderTime: paris('2026-11-23T12:00'),
    tax: inclusiveTax,
    ...rest,
  });
}
