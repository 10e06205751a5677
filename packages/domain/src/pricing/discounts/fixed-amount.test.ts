import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  cat11,
  coupon,
  delivered,
  type Example,
  fixed,
  M,
  percent,
  price,
  Soda,
  T,
  Vin,
} from '../../testing/cart-examples.ts';
import { priceExample } from '../../testing/price-example.ts';

const fixedAmounts: Example[] = [
  ['9', [M(2)], [fixed(3, cat11), fixed(5)], {}, [2000, 0, 0, 500, 500, 0, 136, 1500]],
  ['10a', [Soda], [fixed(5)], {}, [300, 0, 0, 300, 300, 0, 0, 0]],
  ['10b', [Soda], [fixed(5)], delivered(310), [300, 0, 0, 300, 300, 310, 16, 310]],
  ['19a', [M(2)], [fixed(4, { minimumCents: 2000 })], {}, [2000, 0, 0, 400, 400, 0, 145, 1600]],
  ['19b', [M(2)], [fixed(4, { minimumCents: 2001 })], {}, [2000, 0, 0, 0, 0, 0, 182, 2000]],
  ['21', [M(2), T()], [fixed(2)], coupon(percent(10)), [2550, 255, 0, 200, 455, 0, 190, 2095]],
  ['22', [M(2)], [fixed(3)], coupon(fixed(5)), [2000, 0, 0, 500, 500, 0, 136, 1500]],
  ['37', [M(), T(), Vin], [fixed(15, { categoryIds: [12] })], {}, [3350, 0, 0, 1500, 1500, 0, 258, 1850]],
  ['41', [M(), Vin], [], coupon(fixed(5)), [2800, 0, 0, 500, 500, 0, 322, 2300]],
];

describe('fixed amounts', () => {
  it.each(fixedAmounts)(
    'take the largest off the cart, never more than it is worth, example %s [OFR-11, OFR-12, OFR-22, OFR-30, CRT-15]',
    (...example) => {
      expect(amountsOf(price(example))).toEqual(example[4]);
    },
  );

  it('spill over to the other lines once their own are used up [OFR-12]', () => {
    const cart = priceExample([M(), T(), Vin], [fixed(15, { categoryIds: [12] })]);
    expect(cart.lines.map((line) => line.discountCents)).toEqual([339, 550, 611]);
    expect(cart.taxLines.map(({ rateBp, grossCents, taxCents }) => [rateBp, grossCents, taxCents])).toEqual([
      [1000, 661, 60],
      [2000, 1189, 198],
    ]);
  });

  it('need a line that they are meant for [OFR-29]', () => {
    expect(priceExample([M(2)], [fixed(3, { categoryIds: [12] })]).discountCents).toBe(0);
    expect(priceExample([M(2)], [fixed(3, { menuIds: [2] })]).discountCents).toBe(0);
  });

  it('of one value are borne by the lines of the lowest id [OFR-11]', () => {
    const cart = priceExample([M(), T()], [fixed(3, { categoryIds: [12] }), fixed(3, cat11)]);
    expect(cart.lines.map((line) => line.discountCents)).toEqual([0, 300]);
  });

  it('keep what they say beside what the cart left of them, for the receipt [CRT-29, OFR-12]', () => {
    const cart = priceExample([Soda], [percent(12.5, { itemIds: [301] })], coupon(fixed(5)));
    expect(cart.offers).toEqual([
      { offerId: 1, type: 'percentage', amountCents: 38, isCoupon: false, percentBp: 1250, fixedCents: 0 },
      { offerId: 9, type: 'fixed_amount', amountCents: 262, isCoupon: true, percentBp: 0, fixedCents: 500 },
    ]);
  });
});
