import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mode } from '../menu/menu.ts';
import { eligibleOffers } from '../offer/eligible-offers.ts';
import type { Offer } from '../offer/offer.ts';
import { someLines, someOffers } from '../testing/arbitrary-carts.ts';
import { exampleItems } from '../testing/example-catalogue.ts';
import { exclusiveTax, inclusiveTax, paris, priceExample } from '../testing/price-example.ts';
import { referenceDiscount } from '../testing/reference-pricing.ts';
import type { PricedCart } from './cart.ts';

const someContext = fc.record({
  mode: fc.constantFrom<Mode[]>('pickup', 'delivery'),
  fee: fc.integer({ min: 0, max: 900 }),
  tax: fc.constantFrom(inclusiveTax, exclusiveTax, { ...inclusiveTax, isEnabled: false }),
});
type Context = typeof someContext extends fc.Arbitrary<infer T> ? T : never;

const price = (lines: Parameters<typeof priceExample>[0], offers: Offer[], { mode, fee, tax }: Context) =>
  priceExample(lines, offers, { mode, tax, deliveryFeeCents: mode === 'pickup' ? 0 : fee });
const sum = (amounts: number[]) => amounts.reduce((left, right) => left + right, 0);

/** All that a cart says about money, but for the positions of its lines. */
const totalsOf = ({ subtotalCents, discountCents, deliveryCents, totalCents }: PricedCart) => [
  subtotalCents,
  discountCents,
  deliveryCents,
  totalCents,
];

describe('whatever the cart and the offers', () => {
  it('every receipt adds up: net and VAT to gross, the rates to the total, the offers to the discount [CRT-09, CRT-10, CRT-31, CRT-15]', () => {
    fc.assert(
      fc.property(someLines, someOffers, someContext, (lines, offers, context) => {
        const cart = price(lines, offers, context);
        for (const line of cart.taxLines) expect(line.netCents + line.taxCents).toBe(line.grossCents);
        expect(sum(cart.taxLines.map((line) => line.grossCents))).toBe(cart.totalCents);
        expect(sum(cart.taxLines.map((line) => line.taxCents))).toBe(cart.taxCents);
        expect(sum(cart.lines.map((line) => line.totalCents))).toBe(cart.subtotalCents);
        expect(sum(cart.lines.map((line) => line.discountCents))).toBe(cart.discountCents);
        const discounts = cart.offers.filter((offer) => offer.type !== 'free_delivery');
        expect(sum(discounts.map((offer) => offer.amountCents))).toBe(cart.discountCents);
        for (const line of cart.lines) {
          expect(line.discountCents).toBeGreaterThanOrEqual(0);
          expect(line.discountCents).toBeLessThanOrEqual(line.totalCents);
          expect(sum(line.shares.map((share) => share.amountCents))).toBe(line.totalCents - line.discountCents);
        }
        expect(cart.discountCents).toBeLessThanOrEqual(cart.subtotalCents);
        expect(cart.totalCents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });

  it('the discount is what appendix B says, word by word, line by line [OFR-08, OFR-09, OFR-11, OFR-12, OFR-13, OFR-14, OFR-15, OFR-16, CRT-19]', () => {
    fc.assert(
      fc.property(someLines, someOffers, (lines, offers) => {
        const cart = price(lines, offers, { mode: 'pickup', fee: 0, tax: inclusiveTax });
        const eligible = eligibleOffers({
          offers,
          coupon: null,
          mode: 'pickup',
          orderTime: paris('2026-11-23T12:00'),
          subtotalCents: cart.subtotalCents,
        });
        const expected = referenceDiscount(lines, exampleItems, 'pickup', eligible);
        expect(cart.discountCents).toBe(expected.discountCents);
        expect(cart.lines.map((line) => line.discountCents)).toEqual(expected.lineDiscounts);
      }),
      { numRuns: 400 },
    );
  });

  it('several buy-one-get-one offers are taken in the order that is best with all the others [OFR-13, OFR-30]', () => {
    const always = { isActive: true, autoApply: true, mode: 'both', minimumCents: 0 } as const;
    const many = fc.tuple(someOffers, fc.integer({ min: 2, max: 4 })).map(([offers, count]) =>
      offers.map((offer, position): Offer => {
        const type = position < count ? 'buy_one_get_one' : offer.type;
        return { ...offer, ...always, menuIds: [], activeTimes: [], type };
      }),
    );
    fc.assert(
      fc.property(someLines, many, (lines, offers) => {
        const cart = price(lines, offers, { mode: 'pickup', fee: 0, tax: inclusiveTax });
        const expected = referenceDiscount(lines, exampleItems, 'pickup', cart.subtotalCents > 0 ? offers : []);
        expect(cart.discountCents).toBe(expected.discountCents);
        expect(cart.lines.map((line) => line.discountCents)).toEqual(expected.lineDiscounts);
      }),
      { numRuns: 600 },
    );
  });

  it('the order of lines and offers changes no total [CRT-19, OFR-30]', () => {
    fc.assert(
      fc.property(someLines, someOffers, someContext, (lines, offers, context) => {
        const inclusive = { ...context, tax: inclusiveTax };
        expect(totalsOf(price(lines.toReversed(), offers, inclusive))).toEqual(
          totalsOf(price(lines, offers, inclusive)),
        );
        expect(price(lines, offers.toReversed(), context)).toEqual(price(lines, offers, context));
      }),
      { numRuns: 300 },
    );
  });

  it('one more offer never raises the total [OFR-30]', () => {
    fc.assert(
      fc.property(someLines, someOffers, someContext, (lines, offers, context) => {
        const inclusive = { ...context, tax: inclusiveTax };
        const without = price(lines, offers.slice(0, -1), inclusive);
        expect(price(lines, offers, inclusive).totalCents).toBeLessThanOrEqual(without.totalCents);
      }),
      { numRuns: 400 },
    );
  });

  it('an empty cart is worth nothing, delivery included [CRT-16]', () => {
    fc.assert(
      fc.property(someOffers, someContext, (offers, context) => {
        expect(totalsOf(price([], offers, context))).toEqual([0, 0, 0, 0]);
      }),
    );
  });
});
