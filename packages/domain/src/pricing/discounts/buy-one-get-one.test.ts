import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexItems } from '../../menu/index-items.ts';
import type { OptionGroup } from '../../menu/menu.ts';
import {
  amountsOf,
  bogo,
  C,
  cat11,
  type Example,
  fixed,
  item101,
  jam,
  M,
  moz,
  N,
  percent,
  price,
  R,
  Vin,
} from '../../testing/cart-examples.ts';
import { aMenu, margherita, pizzas } from '../../testing/example-catalogue.ts';
import { priceExample } from '../../testing/price-example.ts';

const bogos: Example[] = [
  ['11', [M(2)], [bogo(item101)], {}, [2000, 0, 1000, 0, 1000, 0, 91, 1000]],
  ['12a', [M(3)], [bogo(item101)], {}, [3000, 0, 1000, 0, 1000, 0, 182, 2000]],
  ['12b', [M(5)], [bogo(item101)], {}, [5000, 0, 2000, 0, 2000, 0, 273, 3000]],
  [
    '13a',
    [M(), M(1, { [moz]: 1 }), M(1, { [moz]: 1, [jam]: 1 })],
    [bogo(item101)],
    {},
    [3500, 0, 1000, 0, 1000, 0, 227, 2500],
  ],
  ['13b', [M(2, { [moz]: 1 })], [bogo(item101)], {}, [2300, 0, 1150, 0, 1150, 0, 105, 1150]],
  ['14a', [M(2), R(2)], [bogo({ ...cat11, allowRepeat: false })], {}, [4500, 0, 1000, 0, 1000, 0, 318, 3500]],
  ['14b', [M(2), R(2)], [bogo(cat11)], {}, [4500, 0, 2000, 0, 2000, 0, 227, 2500]],
  ['15', [M()], [bogo(item101)], {}, [1000, 0, 0, 0, 0, 0, 91, 1000]],
  ['30a', [M(2)], [percent(20, item101), bogo(item101)], {}, [2000, 200, 1000, 0, 1200, 0, 73, 800]],
  ['30b', [M(2)], [percent(60, item101), bogo(item101)], {}, [2000, 600, 1000, 0, 1600, 0, 36, 400]],
  ['36', [M(2), Vin], [percent(60, item101), bogo(item101)], {}, [3800, 600, 1000, 0, 1600, 0, 336, 2200]],
  [
    '42a',
    [M(2), C()],
    [bogo({ ...cat11, id: 9 }), bogo({ ...item101, id: 10 })],
    {},
    [2990, 0, 1000, 0, 1000, 0, 181, 1990],
  ],
  [
    '42b',
    [M(2), N(2)],
    [bogo({ ...cat11, allowRepeat: false }), bogo(item101)],
    {},
    [4000, 0, 2000, 0, 2000, 0, 182, 2000],
  ],
];

describe('many buy-one-get-one offers', () => {
  const line = fc
    .tuple(fc.constantFrom(M, R, C, N), fc.integer({ min: 1, max: 4 }))
    .map(([dish, count]) => dish(count));
  const offer = fc.record({
    itemIds: fc.subarray([101, 102, 103, 104]),
    categoryIds: fc.constantFrom<number[][]>([], [11]),
    allowRepeat: fc.boolean(),
  });

  it('seven to nine never save less than any six of them [DEC-08]', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(offer, { minLength: 7, maxLength: 9 }),
        fc.nat(10_000),
        (lines, changes, seed) => {
          const offers = changes.map((change, position) => bogo({ ...change, id: position + 1 }));
          const discountOf = (some: typeof offers) =>
            priceExample(lines, [...some, { ...percent(seed % 60, cat11), id: 90 }]).discountCents;
          const left = offers.filter((_, position) => position !== seed % offers.length);
          const all = discountOf(offers);
          for (let start = 0; start < left.length; start++) {
            const six = [...left.slice(start), ...left.slice(0, start)].slice(0, 6);
            expect(all).toBeGreaterThanOrEqual(discountOf(six));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('buy one get one', () => {
  it.each(bogos)('gives the cheaper half of its units, example %s [OFR-13, OFR-14, OFR-15, OFR-16]', (...example) => {
    expect(amountsOf(price(example))).toEqual(example[4]);
  });

  it('reduces first, so that a percentage counts on the rest only and the wine keeps its price [OFR-08]', () => {
    const cart = priceExample([M(2), Vin], [percent(60, item101), bogo(item101)]);
    expect(cart.taxLines.map(({ rateBp, grossCents, taxCents }) => [rateBp, grossCents, taxCents])).toEqual([
      [1000, 400, 36],
      [2000, 1800, 300],
    ]);
  });

  it.each([
    // An id that is chosen twice counts twice: 1, 1, 2 comes before 1, 2, 2, and 1 before 1, 1.
    ['as often as it is chosen', { 1: 1, 2: 2 }, { 1: 2, 2: 1 }, 1],
    ['the shorter list first', { 1: 2 }, { 1: 1 }, 1],
    ['by number, not as text', { 10: 1 }, { 9: 1 }, 1],
    ['by the line where all is the same', { 1: 1 }, { 1: 1 }, 0],
  ])('gives of dishes at the same price that whose choices come first: %s [OFR-08]', (_, one, other, free) => {
    const choices = [1, 2, 9, 10].map((id) => ({ id, name: `${id}`, priceCents: 0, taxRateBp: null }));
    const extras: OptionGroup = { id: 1, name: 'Sauces', min: 0, max: 9, defaults: [], choices };
    const items = indexItems([aMenu(1, [{ ...pizzas, items: [{ ...margherita, options: [extras] }] }])]);
    const { lines } = priceExample([M(1, one), M(1, other)], [bogo(item101)], { items });
    expect(lines.map(({ discountCents }) => discountCents > 0)).toEqual([free === 0, free === 1]);
  });

  it('goes by the ids of the offers where two orders give the same [OFR-13]', () => {
    const first = bogo({ itemIds: [101, 104] });
    const second = bogo({ itemIds: [104, 102] });
    const cart = priceExample([M(), N(), R()], [first, second]);
    expect(cart.lines.map((line) => line.discountCents)).toEqual([1000, 0, 0]);
  });

  it('goes by the ids where the cart is free anyway [OFR-13, OFR-12]', () => {
    const [all, only] = [bogo({ ...cat11, id: 9 }), bogo({ ...item101, id: 10 })];
    const cart = priceExample([M(2), C()], [all, only, fixed(100)]);
    expect(cart.offers.map(({ type, amountCents }) => [type, amountCents])).toEqual([
      ['fixed_amount', 2000],
      ['buy_one_get_one', 990],
    ]);
  });
});
