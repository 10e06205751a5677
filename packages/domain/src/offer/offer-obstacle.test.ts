import { describe, expect, it } from 'vitest';
import { bogo, cat11, fixed, freeDelivery, freeItem, item101, offerCartOf, percent } from '../testing/cart-examples.ts';
import { anOffer } from '../testing/example-catalogue.ts';
import type { Offer } from './offer.ts';
import { offerObstacle } from './offer-obstacle.ts';

const evening = [{ days: [], start: '18:00', end: '22:00' }];

describe('why an offer does not apply', () => {
  it.each<[string, Offer, ReturnType<typeof offerObstacle>]>([
    ['it is switched off', percent(10, { ...item101, isActive: false }), { kind: 'inactive' }],
    ['its type is not known', anOffer(null, item101), { kind: 'inactive' }],
    ['its coupon is not there', percent(10, { ...item101, autoApply: false }), { kind: 'inactive' }],
    ['it is for pickup', percent(10, { ...item101, mode: 'pickup' }), { kind: 'mode', mode: 'pickup' }],
    ['it is for the evening', percent(10, { ...item101, activeTimes: evening }), { kind: 'time' }],
    ['it is for another dish', percent(10, { itemIds: [201] }), { kind: 'items' }],
    ['it lists nothing', percent(10), { kind: 'items' }],
    ['there is only one', bogo(item101), { kind: 'pair' }],
    ['the order is too small', fixed(5, { minimumCents: 1250 }), { kind: 'minimum', missingCents: 250 }],
    ['it takes nothing off', percent(0, item101), { kind: 'worthless' }],
    ['it takes no amount off', fixed(0), { kind: 'worthless' }],
    ['nothing', fixed(5, { minimumCents: 1000 }), null],
    ['nothing, for its category', percent(10, cat11), null],
  ])('%s [OFR-07, OFR-21, OFR-22, OFR-23]', (_, offer, obstacle) => {
    expect(offerObstacle(offer, offerCartOf(101))).toEqual(obstacle);
  });

  it('lets the coupon call an offer that lists nothing [OFR-28]', () => {
    const offer = percent(10, { id: 9, autoApply: false });
    expect(offerObstacle(offer, { ...offerCartOf(101), couponId: 9 })).toBeNull();
  });

  it('has nothing to give to a cart that costs nothing', () => {
    expect(offerObstacle(freeItem([201]), { ...offerCartOf(303), subtotalCents: 0 })).toEqual({ kind: 'worthless' });
  });

  it('gives no delivery to a diner who fetches [OFR-19]', () => {
    expect(offerObstacle(freeDelivery(), { ...offerCartOf(101), mode: 'pickup' })).toEqual({
      kind: 'mode',
      mode: 'delivery',
    });
  });
});
