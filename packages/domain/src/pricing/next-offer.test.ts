import { describe, expect, it } from 'vitest';
import type { Offer } from '../offer/offer.ts';
import { bogo, fixed, freeDelivery, freeItem, item101, offerCartOf, percent } from '../testing/cart-examples.ts';
import { exampleItems } from '../testing/example-catalogue.ts';
import { nextOffer } from './next-offer.ts';

describe('the next offer', () => {
  const ask = (offers: Offer[], rest: Partial<Parameters<typeof nextOffer>[0]> = {}) =>
    nextOffer({
      offers: offers.map((offer, position) => ({ ...offer, id: position + 1 })),
      cart: offerCartOf(101),
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
