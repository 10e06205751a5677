import { describe, expect, it } from 'vitest';
import { cat11, item101, percent } from '../testing/cart-examples.ts';
import { calzone } from '../testing/example-catalogue.ts';
import { paris, priceExample } from '../testing/price-example.ts';
import type { Offer } from './offer.ts';
import { reducedPriceCents } from './reduced-price.ts';

const evening = [{ days: [], start: '18:00', end: '22:00' }];

describe('a reduced price', () => {
  const context = { mode: 'pickup' as const, orderTime: paris('2026-11-23T12:00') };
  const reduced = (offers: Offer[]) => reducedPriceCents(calzone, 990, { ...context, offers });

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
