import { describe, expect, it } from 'vitest';
import { nextOffer } from '../cart/next-offer.ts';
import { bogo, cat11, fixed, freeDelivery, freeItem, item101, percent } from '../testing/cart-examples.ts';
import { exampleItems } from '../testing/example-catalogue.ts';
import { paris, priceExample } from '../testing/price-example.ts';
import type { Offer } from './offer.ts';
import { type OfferCart, offerObstacle } from './offer-obstacle.ts';
import { reducedPriceCents } from './reduced-price.ts';

const target = (id: number) => exampleItems.get(id)?.item as NonNullable<ReturnType<typeof exampleItems.get>>['item'];

function cartOf(...ids: number[]): OfferCart {
  return {
    units: ids.map((id) => ({ target: target(id), quantity: 1 })),
    subtotalCents: 1000 * ids.length,
    mode: 'delivery',
    orderTime: paris('2026-11-23T12:00'),
    couponId: null,
  };
}

const evening = [{ days: [], start: '18:00', end: '22:00' }];

describe('why an offer does not apply', () => {
  it.each<[string, Offer, ReturnType<typeof offerObstacle>]>([
    ['it is switched off', percent(10, { ...item101, isActive: false }), { kind: 'inactive' }],
    ['its type is not known', percent(10, { ...item101, type: null }), { kind: 'inactive' }],
    ['its coupon is not there', percent(10, { ...item101, autoApply: false }), { kind: 'inactive' }],
    ['it is for pickup', percent(10, { ...item101, mode: 'pickup' }), { kind: 'mode', mode: 'pickup' }],
    ['it is for the evening', percent(10, { ...item101, activeTimes: evening }), { kind: 'time' }],
    ['it is for another dish', percent(10, { itemIds: [201] }), { kind: 'items' }],
    ['it lists nothing', percent(10), { kind: 'items' }],
    ['there is only one', bogo(item101), { kind: 'pair' }],
    ['the order is too small', fixed(5, { minimumCents: 1250 }), { kind: 'minimum', missingCents: 250 }],
    ['nothing', fixed(5, { minimumCents: 1000 }), null],
    ['nothing, for its category', percent(10, cat11), null],
  ])('%s [OFR-07, OFR-21, OFR-22, OFR-23]', (_, offer, obstacle) => {
    expect(offerObstacle(offer, cartOf(101))).toEqual(obstacle);
  });

  it('lets the coupon call an offer that lists nothing [OFR-28]', () => {
    const offer = percent(10, { id: 9, autoApply: false });
    expect(offerObstacle(offer, { ...cartOf(101), couponId: 9 })).toBeNull();
  });

  it('gives no delivery to a diner who fetches [OFR-19]', () => {
    expect(offerObstacle(freeDelivery(), { ...cartOf(101), mode: 'pickup' })).toEqual({
      kind: 'mode',
      mode: 'delivery',
    });
  });
});

describe('the next offer', () => {
  const ask = (offers: Offer[], rest: Partial<Parameters<typeof nextOffer>[0]> = {}) =>
    nextOffer({
      offers: offers.map((offer, position) => ({ ...offer, id: position + 1 })),
      cart: cartOf(101),
      deliveryFeeCents: 250,
      fixedCents: 0,
      items: exampleItems,
      ...rest,
    });

  it('is the nearest: a unit more before an amount, the smaller amount before the larger', () => {
    const delivery = freeDelivery({ minimumCents: 1470 });
    const gift = freeItem([201], { minimumCents: 3500 });
    expect(ask([gift, delivery])).toMatchObject({ offer: { id: 2 }, obstacle: { kind: 'minimum', missingCents: 470 } });
    expect(ask([gift, delivery, bogo(item101)])).toMatchObject({ offer: { id: 3 }, obstacle: { kind: 'pair' } });
    expect(ask([gift])).toMatchObject({ obstacle: { missingCents: 2500 } });
  });

  it('promises nothing that this cart would not get', () => {
    const delivery = freeDelivery({ minimumCents: 1470 });
    expect(ask([delivery], { deliveryFeeCents: 0 })).toBeNull();
    expect(ask([fixed(3, { minimumCents: 2000 })], { fixedCents: 300 })).toBeNull();
    expect(ask([freeItem([999], { minimumCents: 2000 })])).toBeNull();
    expect(ask([percent(10, { ...item101, autoApply: false, minimumCents: 2000 })])).toBeNull();
    expect(ask([percent(10, { itemIds: [201], minimumCents: 2000 })])).toBeNull();
  });
});

describe('a reduced price', () => {
  const context = { mode: 'pickup' as const, orderTime: paris('2026-11-23T12:00') };
  const reduced = (offers: Offer[]) => reducedPriceCents(target(103), 990, { ...context, offers });

  it('is what a cart of this one dish would cost [OFR-08, OFR-09, OFR-10]', () => {
    const offers = [percent(15, { itemIds: [103] }), percent(12.5, { ...cat11, id: 2 })];
    const cart = priceExample([{ itemId: 103, options: [], quantity: 1, note: '' }], offers);
    expect(reduced(offers)).toBe(cart.totalCents);
    expect(reduced([percent(60, cat11), percent(60, { ...cat11, id: 2 })])).toBe(0);
  });

  it('is the price itself where a code, an amount or another hour would be needed', () => {
    expect(reduced([percent(15, { ...cat11, autoApply: false })])).toBe(990);
    expect(reduced([percent(15, { ...cat11, minimumCents: 500 })])).toBe(990);
    expect(reduced([percent(15, { ...cat11, activeTimes: evening })])).toBe(990);
    expect(reduced([percent(15, item101)])).toBe(990);
  });
});
