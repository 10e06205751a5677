import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import type { Mode } from '../menu/menu.ts';
import type { Offer } from '../offer/offer.ts';
import { someLines, someOffers } from '../testing/arbitrary-carts.ts';
import { cat11, fixed, M, Vin } from '../testing/cart-examples.ts';
import { exampleItems } from '../testing/example-catalogue.ts';
import { exclusiveTax, inclusiveTax, paris, priceExample } from '../testing/price-example.ts';
import { applyingOffers, referenceDiscount } from '../testing/reference-pricing.ts';
import type { PricedCart } from './priced-cart.ts';
import { subtotalOf } from './subtotal-of.ts';

const runs = (full: number) => ({ numRuns: full * inject('drillShare') });
const minute = 60_000;

const taxOff = { ...inclusiveTax, isEnabled: false };
const someContext = fc.record({
  mode: fc.constantFrom<Mode[]>('pickup', 'delivery'),
  fee: fc.integer({ min: 0, max: 900 }),
  tax: fc.constantFrom(inclusiveTax, exclusiveTax, taxOff),
  hasCoupon: fc.boolean(),
});
type Context = typeof someContext extends fc.Arbitrary<infer T> ? T : never;

/** The coupon activates the first offer, whether or not that offer applies automatically. */
const price = (lines: CartLine[], offers: Offer[], { mode, fee, tax, hasCoupon }: Context) => {
  const coupon = hasCoupon ? (offers.find(({ id }) => id === 11) ?? null) : null;
  return priceExample(lines, offers, { mode, tax, coupon, deliveryFeeCents: mode === 'pickup' ? 0 : fee });
};
const sum = (amounts: number[]) => amounts.reduce((left, right) => left + right, 0);
const isInteger = (cents: number) => Number.isSafeInteger(cents) && cents >= 0;

/** The cart's price before tax is added. */
const beforeTax = ({ subtotalCents, discountCents, deliveryCents }: PricedCart) =>
  subtotalCents - discountCents + deliveryCents;

/** A cart's amounts without line positions and VAT, which may differ by a cent if lines are swapped. */
const amountsOf = (cart: PricedCart) => [
  cart.subtotalCents,
  cart.discountCents,
  cart.deliveryCents,
  beforeTax(cart),
  cart.offers,
];

const pickup: Context = { mode: 'pickup', fee: 0, tax: inclusiveTax, hasCoupon: false };
const shuffled = <T>(list: fc.Arbitrary<T[]>) =>
  list.chain((entries) =>
    fc.tuple(
      fc.constant(entries),
      fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
    ),
  );

describe('whatever the cart and the offers', () => {
  it(
    'every receipt adds up: integers of at least 0, the lines, the offers, and net, VAT and gross by rate to the total [CRT-09, CRT-10, CRT-15, CRT-19, CRT-31]',
    () => {
      fc.assert(
        fc.property(someLines, someOffers, someContext, (lines, offers, context) => {
          const cart = price(lines, offers, context);
          const { subtotalCents, discountCents, deliveryCents, taxCents, totalCents } = cart;
          const ownLines = cart.lines.flatMap((line) => [
            line.totalCents,
            line.discountCents,
            line.totalCents - line.discountCents,
            ...line.shares.map((share) => share.amountCents),
          ]);
          const rates = cart.taxLines.flatMap((line) => [line.netCents, line.taxCents, line.grossCents]);
          const given = cart.offers.map((offer) => offer.amountCents);
          const all = [
            subtotalCents,
            discountCents,
            deliveryCents,
            taxCents,
            totalCents,
            ...ownLines,
            ...rates,
            ...given,
          ];
          expect(all.every(isInteger)).toBe(true);

          for (const line of cart.lines)
            expect(sum(line.shares.map((share) => share.amountCents))).toBe(line.totalCents - line.discountCents);
          for (const line of cart.taxLines) expect(line.netCents + line.taxCents).toBe(line.grossCents);
          const discounts = cart.offers.filter((offer) => offer.type !== 'free_delivery');
          expect([
            sum(cart.lines.map((line) => line.totalCents)),
            sum(cart.lines.map((line) => line.discountCents)),
            sum(discounts.map((offer) => offer.amountCents)),
            sum(cart.taxLines.map((line) => line.taxCents)),
            sum(cart.taxLines.map((line) => line.grossCents)),
          ]).toEqual([subtotalCents, discountCents, discountCents, taxCents, totalCents]);
          expect(discountCents).toBeLessThanOrEqual(subtotalCents);
          expect(totalCents - beforeTax(cart)).toBe(context.tax === exclusiveTax ? taxCents : 0);
        }),
        runs(100_000),
      );
    },
    minute,
  );

  it(
    'the order of the offers changes nothing, the order of the lines no amount before VAT [CRT-19, OFR-30]',
    () => {
      fc.assert(
        fc.property(
          shuffled(someLines),
          shuffled(someOffers),
          someContext,
          ([lines, moved], [offers, mixed], context) => {
            const cart = price(lines, offers, context);
            expect(price(lines, mixed, context)).toEqual(cart);
            expect(amountsOf(price(moved, offers, context))).toEqual(amountsOf(cart));
          },
        ),
        runs(100_000),
      );
    },
    minute,
  );

  it(
    'one more offer never raises the amount before VAT, nor the total where prices contain VAT, there is none, or it has one rate [OFR-30]',
    () => {
      fc.assert(
        fc.property(someLines, someOffers, fc.nat(5), someContext, (lines, offers, removed, context) => {
          const without = price(lines, offers.toSpliced(removed, 1), context);
          const cart = price(lines, offers, context);
          expect(beforeTax(cart)).toBeLessThanOrEqual(beforeTax(without));
          const rates = new Set(cart.lines.flatMap((line) => line.shares.map((share) => share.rateBp)));
          if (context.tax !== exclusiveTax || rates.size < 2)
            expect(cart.totalCents).toBeLessThanOrEqual(without.totalCents);
        }),
        runs(100_000),
      );
    },
    minute,
  );

  it('where VAT is added, a larger discount on a lower rate may raise the total: requirements choose it all the same [OFR-11, CRT-13]', () => {
    const onWine = fixed(5, { itemIds: [302] });
    const [before, after] = [[onWine], [onWine, fixed(5.01, cat11)]].map((offers) =>
      priceExample([M(), Vin], offers, { tax: exclusiveTax }),
    );
    expect([before, after].map((cart) => cart && [beforeTax(cart), cart.totalCents])).toEqual([
      [2300, 2660],
      [2299, 2709],
    ]);
  });

  it('the subtotal is the same wherever it is asked for [CRT-07, CRT-08]', () => {
    fc.assert(
      fc.property(someLines, fc.constantFrom<Mode[]>('pickup', 'delivery'), (lines, mode) => {
        expect(subtotalOf(lines, exampleItems, mode)).toBe(price(lines, [], { ...pickup, mode }).subtotalCents);
      }),
      runs(5_000),
    );
  });

  it('the discount is what appendix B says, word by word, line by line [OFR-08, OFR-09, OFR-11, OFR-12, OFR-13, OFR-14, OFR-15, OFR-16, CRT-19]', () => {
    fc.assert(
      fc.property(someLines, someOffers, (lines, offers) => {
        const cart = price(lines, offers, pickup);
        const applying = applyingOffers(offers, 'pickup', paris('2026-11-23T12:00'), cart.subtotalCents);
        const expected = referenceDiscount(lines, exampleItems, 'pickup', applying);
        expect(cart.discountCents).toBe(expected.discountCents);
        expect(cart.lines.map((line) => line.discountCents)).toEqual(expected.lineDiscounts);
      }),
      runs(10_000),
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
        const cart = price(lines, offers, pickup);
        const expected = referenceDiscount(lines, exampleItems, 'pickup', cart.subtotalCents > 0 ? offers : []);
        expect(cart.discountCents).toBe(expected.discountCents);
        expect(cart.lines.map((line) => line.discountCents)).toEqual(expected.lineDiscounts);
      }),
      runs(10_000),
    );
  });

  it('an empty cart is worth nothing, delivery included [CRT-16]', () => {
    fc.assert(
      fc.property(someOffers, someContext, (offers, context) => {
        const nothing = { subtotalCents: 0, discountCents: 0, deliveryCents: 0, taxCents: 0, totalCents: 0 };
        expect(price([], offers, context)).toMatchObject({ ...nothing, offers: [], freeItems: [], taxLines: [] });
      }),
    );
  });
});
