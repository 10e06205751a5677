import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  C,
  cat11,
  coupon,
  type Example,
  Formule,
  item101,
  M,
  percent,
  price,
  R,
  Soda,
  T,
  Vin,
  verre,
} from '../../testing/cart-examples.ts';
import { priceExample } from '../../testing/price-example.ts';

const percentages: Example[] = [
  ['4', [M(2), T()], [percent(10, cat11)], {}, [2550, 200, 0, 0, 200, 0, 214, 2350]],
  ['5', [C()], [percent(15, { itemIds: [103] })], {}, [990, 149, 0, 0, 149, 0, 76, 841]],
  ['6', [C(), R()], [percent(15, cat11)], {}, [2240, 336, 0, 0, 336, 0, 173, 1904]],
  ['7', [M()], [percent(10, item101), percent(20, cat11)], {}, [1000, 300, 0, 0, 300, 0, 64, 700]],
  ['8', [M(), T()], [percent(60, item101), percent(50, item101)], {}, [1550, 1000, 0, 0, 1000, 0, 50, 550]],
  ['18', [M(2)], [percent(20, { ...cat11, mode: 'delivery' })], {}, [2000, 0, 0, 0, 0, 0, 182, 2000]],
  ['23a', [M(2)], [percent(10)], {}, [2000, 0, 0, 0, 0, 0, 182, 2000]],
  ['23b', [M(2)], [], coupon(percent(10)), [2000, 200, 0, 0, 200, 0, 164, 1800]],
  ['23c', [M(2)], [percent(10, { id: 9, autoApply: false })], {}, [2000, 0, 0, 0, 0, 0, 182, 2000]],
  ['25', [M(), R()], [percent(20, { ...item101, ...cat11 })], {}, [2250, 200, 0, 0, 200, 0, 186, 2050]],
  ['27', [M(), Formule], [], coupon(percent(10, { menuIds: [2] })), [2490, 149, 0, 0, 149, 0, 213, 2341]],
  ['28', [M(2)], [percent(10, cat11)], {}, [2000, 200, 0, 0, 200, 0, 164, 1800]],
  ['31', [M(2), Vin], [percent(10, cat11)], {}, [3800, 200, 0, 0, 200, 0, 464, 3600]],
  ['33', [M(), T()], [], coupon(percent(12.5)), [1550, 194, 0, 0, 194, 0, 123, 1356]],
  ['34', [M()], [percent(50, { ...item101, isActive: false })], {}, [1000, 0, 0, 0, 0, 0, 91, 1000]],
  ['39', [T(), Soda], [], coupon(percent(12.5)), [850, 106, 0, 0, 106, 0, 58, 744]],
  ['40', [M(1, { [verre]: 1 })], [percent(15, item101)], {}, [1400, 210, 0, 0, 210, 0, 134, 1190]],
];

describe('percentages', () => {
  it.each(percentages)(
    'reduce the lines that they match, example %s [OFR-07, OFR-08, OFR-09, OFR-10, OFR-21, OFR-25, OFR-26, OFR-27, OFR-28, CRT-13]',
    (...example) => {
      expect(amountsOf(price(example))).toEqual(example[4]);
    },
  );

  it('round once over the cart, the missing cent to the largest fraction [OFR-09]', () => {
    const cart = priceExample([T(), Soda], [], coupon(percent(12.5)));
    expect(cart.lines.map((line) => line.discountCents)).toEqual([69, 37]);
    expect(cart.taxLines).toEqual([
      { rateBp: 550, netCents: 249, taxCents: 14, grossCents: 263 },
      { rateBp: 1000, netCents: 437, taxCents: 44, grossCents: 481 },
    ]);
  });

  it('leave the wine its VAT when the pizzas are reduced [CRT-13]', () => {
    const cart = priceExample([M(2), Vin], [percent(10, cat11)]);
    expect(cart.taxLines.map(({ rateBp, grossCents, taxCents }) => [rateBp, grossCents, taxCents])).toEqual([
      [1000, 1800, 164],
      [2000, 1800, 300],
    ]);
  });

  it('are shared over base price and choices of other rates [CRT-13]', () => {
    const cart = priceExample([M(1, { [verre]: 1 })], [percent(15, item101)]);
    expect(cart.lines[0]?.shares).toEqual([
      { rateBp: 1000, amountCents: 850 },
      { rateBp: 2000, amountCents: 340 },
    ]);
  });

  it('name for each offer what its lines say, the missing cent where the largest fraction is [OFR-10]', () => {
    // 0.45 cents of the soda and 100.43 cents of the dessert are 101 cents in all.
    const small = percent(0, { percentBp: 15, itemIds: [301] });
    const large = percent(0, { percentBp: 1826, categoryIds: [12] });
    const cart = priceExample([Soda, T()], [small, large]);
    expect(cart.lines.map((line) => line.discountCents)).toEqual([1, 100]);
    expect(cart.offers.map(({ amountCents }) => amountCents)).toEqual([1, 100]);
  });

  it('name what each offer took, also where a line was free already [OFR-10, OFR-30]', () => {
    const cart = priceExample(
      [M(), T()],
      [percent(60, item101), percent(50, item101), percent(10, { categoryIds: [12] })],
    );
    // 110 % of the pizza's 1000 cents is capped at 1000, split into 545.45 and 454.55; the dessert's discount is 55.
    expect(cart.offers.map(({ offerId, amountCents }) => [offerId, amountCents])).toEqual([
      [1, 545],
      [2, 455],
      [3, 55],
    ]);
    expect(cart.discountCents).toBe(1055);
  });
});
