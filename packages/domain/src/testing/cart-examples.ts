import type { CartLine } from '../cart/cart-line.ts';
import type { Offer } from '../offer/offer.ts';
import type { OfferCart } from '../offer/offer-obstacle.ts';
import type { CartInput } from '../pricing/price-cart.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import {
  aLine,
  anOffer,
  calzone,
  cutlery,
  exampleItems,
  margherita,
  napolitaine,
  regina,
  setMeal,
  soda,
  tiramisu,
  wine,
} from './example-catalogue.ts';
import { paris, priceExample } from './price-example.ts';

// Short names, as in the worked examples of appendix B.

export const [moz, jam, sauce, verre] = [1001, 1002, 1003, 1004] as const;

export const percent = (value: number, rest: Partial<Offer> = {}) =>
  anOffer('percentage', { percentBp: value * 100, ...rest });
export const fixed = (euros: number, rest: Partial<Offer> = {}) =>
  anOffer('fixed_amount', { amountCents: euros * 100, ...rest });
export const bogo = (rest: Partial<Offer> = {}) => anOffer('buy_one_get_one', rest);
export const freeItem = (itemIds: number[], rest: Partial<Offer> = {}) => anOffer('free_item', { itemIds, ...rest });
export const freeDelivery = (rest: Partial<Offer> = {}) => anOffer('free_delivery', rest);
export const coupon = (offer: Offer): Partial<CartInput> => ({ coupon: { ...offer, id: 9, autoApply: false } });
export const delivered = (deliveryFeeCents: number): Partial<CartInput> => ({ mode: 'delivery', deliveryFeeCents });

/** The sum of the discounts of one type. */
function given(cart: PricedCart, type: string): number {
  return cart.offers.filter((offer) => offer.type === type).reduce((sum, offer) => sum + offer.amountCents, 0);
}

/** Subtotal, percentages, buy-one-get-one, fixed amount, discount, delivery, tax, total. */
export function amountsOf(cart: PricedCart): number[] {
  return [
    cart.subtotalCents,
    given(cart, 'percentage'),
    given(cart, 'buy_one_get_one'),
    given(cart, 'fixed_amount'),
    cart.discountCents,
    cart.deliveryCents,
    cart.taxCents,
    cart.totalCents,
  ];
}

export type Example = [string, CartLine[], Offer[], Partial<CartInput>, number[]];
export const cat11 = { categoryIds: [11] };
export const item101 = { itemIds: [101] };
export const M = (quantity = 1, choices = {}) => aLine(margherita, quantity, choices);
export const R = (quantity = 1, choices = {}) => aLine(regina, quantity, choices);
export const C = (quantity = 1) => aLine(calzone, quantity);
export const N = (quantity = 1) => aLine(napolitaine, quantity);
export const T = (quantity = 1) => aLine(tiramisu, quantity);
export const [Soda, Vin, Couverts, Formule] = [aLine(soda), aLine(wine), aLine(cutlery), aLine(setMeal)];
export const evening: Partial<Offer> = { ...cat11, activeTimes: [{ days: ['fri'], start: '22:00', end: '02:00' }] };
export const lunch: Partial<Offer> = {
  ...cat11,
  activeTimes: [{ days: ['mon', 'tue'], start: '11:30', end: '14:30' }],
};
export const at = (text: string): Partial<CartInput> => ({ orderTime: paris(text) });

export const price = ([, lines, offers, rest]: Example) => priceExample(lines, offers, rest);

/** A delivery cart with one unit of each dish at ten euros, for the conditions of offers. */
export function offerCartOf(...ids: number[]): OfferCart {
  return {
    units: ids.flatMap((id) => {
      const target = exampleItems.get(id)?.item;
      return target ? [{ target, quantity: 1 }] : [];
    }),
    subtotalCents: 1000 * ids.length,
    mode: 'delivery',
    orderTime: paris('2026-11-23T12:00'),
    couponId: null,
  };
}
