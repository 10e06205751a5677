import { describe, expect, it } from 'vitest';
import { indexItems } from '../menu/index-items.ts';
import type { Menu } from '../menu/menu.ts';
import type { Offer } from '../offer/offer.ts';
import {
  aLine,
  anOffer,
  calzone,
  cutlery,
  exampleMenus,
  margherita,
  napolitaine,
  regina,
  setMeal,
  soda,
  tiramisu,
  wine,
} from '../testing/example-catalogue.ts';
import { exclusiveTax, inclusiveTax, paris, priceExample } from '../testing/price-example.ts';
import type { CartLine, PricedCart } from './cart.ts';
import type { CartInput } from './price-cart.ts';

const [moz, jam, sauce, verre] = [1001, 1002, 1003, 1004] as const;

const percent = (value: number, rest: Partial<Offer> = {}) =>
  anOffer('percentage', { percentBp: value * 100, ...rest });
const fixed = (euros: number, rest: Partial<Offer> = {}) =>
  anOffer('fixed_amount', { amountCents: euros * 100, ...rest });
const bogo = (rest: Partial<Offer> = {}) => anOffer('buy_one_get_one', rest);
const freeItem = (itemIds: number[], rest: Partial<Offer> = {}) => anOffer('free_item', { itemIds, ...rest });
const freeDelivery = (rest: Partial<Offer> = {}) => anOffer('free_delivery', rest);
const coupon = (offer: Offer): Partial<CartInput> => ({ coupon: { ...offer, id: 9, autoApply: false } });
const delivered = (deliveryFeeCents: number): Partial<CartInput> => ({ mode: 'delivery', deliveryFeeCents });

/** What a discount of one type takes off, by the offers that the cart names. */
function given(cart: PricedCart, type: string): number {
  return cart.offers.filter((offer) => offer.type === type).reduce((sum, offer) => sum + offer.amountCents, 0);
}

/** Percentages, buy-one-get-one, fixed amount, discount, delivery, tax, total. */
function amountsOf(cart: PricedCart): number[] {
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

type Example = [string, CartLine[], Offer[], Partial<CartInput>, number[]];
const cat11 = { categoryIds: [11] };
const item101 = { itemIds: [101] };
const M = (quantity = 1, choices = {}) => aLine(margherita, quantity, choices);
const R = (quantity = 1, choices = {}) => aLine(regina, quantity, choices);
const C = (quantity = 1) => aLine(calzone, quantity);
const N = (quantity = 1) => aLine(napolitaine, quantity);
const T = (quantity = 1) => aLine(tiramisu, quantity);
const [Soda, Vin, Couverts, Formule] = [aLine(soda), aLine(wine), aLine(cutlery), aLine(setMeal)];
const evening: Partial<Offer> = { ...cat11, activeTimes: [{ days: ['fri'], start: '22:00', end: '02:00' }] };
const lunch: Partial<Offer> = { ...cat11, activeTimes: [{ days: ['mon', 'tue'], start: '11:30', end: '14:30' }] };
const at = (text: string): Partial<CartInput> => ({ orderTime: paris(text) });

const prices: Example[] = [
  ['1', [M(2)], [], {}, [2000, 0, 0, 0, 0, 0, 182, 2000]],
  ['2', [M(2)], [], delivered(310), [2200, 0, 0, 0, 0, 310, 228, 2510]],
  ['3', [R(1, { [moz]: 2, [sauce]: 1 }), Soda, Vin], [], {}, [3700, 0, 0, 0, 0, 0, 461, 3700]],
  ['26a', [M(), T()], [], {}, [1550, 0, 0, 0, 0, 0, 141, 1550]],
  ['26b', [M(), T()], [], delivered(250), [1650, 0, 0, 0, 0, 250, 173, 1900]],
  ['35', [], [], delivered(310), [0, 0, 0, 0, 0, 0, 0, 0]],
];

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

const deliveries: Example[] = [
  ['17a', [M()], [freeDelivery()], delivered(310 + 200), [1100, 0, 0, 0, 0, 0, 100, 1100]],
  ['17b', [M()], [], delivered(310 + 200), [1100, 0, 0, 0, 0, 510, 146, 1610]],
  ['17c', [M()], [freeDelivery()], {}, [1000, 0, 0, 0, 0, 0, 91, 1000]],
  [
    '32',
    [M(2), R(1, { [moz]: 1 }), T(2)],
    [
      percent(15, { categoryIds: [12] }),
      bogo(cat11),
      fixed(3, { minimumCents: 3000 }),
      freeDelivery({ minimumCents: 6000 }),
    ],
    delivered(310),
    [4800, 165, 1100, 300, 1565, 310, 322, 3545],
  ],
  ['38', [M(), Soda, Vin], [], delivered(310), [3200, 0, 0, 0, 0, 310, 456, 3510]],
  ['43', [Couverts], [freeDelivery(), freeItem([201])], delivered(310), [0, 0, 0, 0, 0, 310, 0, 310]],
];

const taxes: Example[] = [
  ['24a', [M(2)], [], { tax: exclusiveTax }, [2000, 0, 0, 0, 0, 0, 200, 2200]],
  ['24b', [M(2)], [fixed(2)], { tax: exclusiveTax }, [2000, 0, 0, 200, 200, 0, 180, 1980]],
  ['24c', [M(), Vin], [], { ...delivered(310), tax: exclusiveTax }, [2900, 0, 0, 0, 0, 310, 520, 3730]],
  ['29', [M(2)], [], { tax: { ...inclusiveTax, isEnabled: false } }, [2000, 0, 0, 0, 0, 0, 0, 2000]],
];

const timed: Example[] = (
  [
    ['20a', lunch, '2026-11-23T11:30', true],
    ['20b', lunch, '2026-11-23T14:29', true],
    ['20c', lunch, '2026-11-23T14:30', false],
    ['20d', lunch, '2026-11-25T12:00', false],
    ['20e', evening, '2026-11-27T23:00', true],
    ['20f', evening, '2026-11-28T01:30', true],
    ['20g', evening, '2026-11-28T02:00', false],
    ['20h', evening, '2026-11-27T01:00', false],
  ] as const
).map(([name, offer, time, isOn]) => [
  name,
  [M(2)],
  [percent(20, offer)],
  at(time),
  isOn ? [2000, 400, 0, 0, 400, 0, 145, 1600] : [2000, 0, 0, 0, 0, 0, 182, 2000],
]);

const price = ([, lines, offers, rest]: Example) => priceExample(lines, offers, rest);

describe('a cart without offers', () => {
  it.each(prices)(
    'is worth its lines at the prices of the mode, example %s [CRT-07, CRT-08, CRT-09, CRT-16, CRT-30]',
    (...example) => {
      expect(amountsOf(price(example))).toEqual(example[4]);
    },
  );

  it('counts each dish and each choice at its own VAT, those without a rate at the default [CRT-02, CRT-11, CRT-12]', () => {
    const cart = price(prices[2] as Example);
    expect(cart.taxLines.map((line) => [line.rateBp, line.taxCents])).toEqual([
      [550, 16],
      [1000, 145],
      [2000, 300],
    ]);
  });
});

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

  it('name what each offer took, also where a line was free already [OFR-10, OFR-30]', () => {
    const cart = priceExample(
      [M(), T()],
      [percent(60, item101), percent(50, item101), percent(10, { categoryIds: [12] })],
    );
    // 1000 at 110 % is cut to 1000: 545.45 and 454.55; the dessert's 55 stands alone.
    expect(cart.offers.map(({ offerId, amountCents }) => [offerId, amountCents])).toEqual([
      [1, 545],
      [2, 455],
      [3, 55],
    ]);
    expect(cart.discountCents).toBe(1055);
  });
});

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
});

describe('delivery', () => {
  it.each(deliveries)(
    'is charged, shared over the VAT rates, or lifted, example %s [OFR-18, OFR-19, CRT-16, CRT-26, CRT-30, CRT-31]',
    (...example) => {
      expect(amountsOf(price(example))).toEqual(example[4]);
    },
  );

  it('is taxed with the goods that it brings [CRT-31, CRT-12]', () => {
    const cart = priceExample([M(), Soda, Vin], [], delivered(310));
    expect(cart.taxLines.map(({ rateBp, grossCents, taxCents }) => [rateBp, grossCents, taxCents])).toEqual([
      [550, 329, 17],
      [1000, 1207, 110],
      [2000, 1974, 329],
    ]);
  });

  it('stands at rate 0 when the goods are worth nothing [CRT-16, CRT-31]', () => {
    expect(priceExample([Couverts], [], delivered(310)).taxLines).toEqual([
      { rateBp: 0, netCents: 310, taxCents: 0, grossCents: 310 },
    ]);
  });

  it('names the fee that a free delivery lifts [OFR-18, CRT-26]', () => {
    expect(priceExample([M()], [freeDelivery()], delivered(510)).offers).toEqual([
      { offerId: 1, type: 'free_delivery', amountCents: 510 },
    ]);
    expect(priceExample([M()], [freeDelivery()]).offers).toEqual([]);
  });
});

describe('tax', () => {
  it.each(taxes)(
    'is inside the prices, added to them, or off, example %s [CRT-10, CRT-12, CRT-13, CRT-14]',
    (...example) => {
      expect(amountsOf(price(example))).toEqual(example[4]);
    },
  );

  it('is added per rate on goods and delivery when prices are net [CRT-10, CRT-12]', () => {
    expect(price(taxes[2] as Example).taxLines).toEqual([
      { rateBp: 1000, netCents: 1218, taxCents: 122, grossCents: 1340 },
      { rateBp: 2000, netCents: 1992, taxCents: 398, grossCents: 2390 },
    ]);
  });
});

describe('offers with hours', () => {
  it.each(timed)('apply from their start until just before their end, example %s [OFR-23, OFR-24]', (...example) => {
    expect(amountsOf(price(example))).toEqual(example[4]);
  });

  it('do not apply while no order time is known [OFR-23]', () => {
    expect(priceExample([M(2)], [percent(20, lunch)], { orderTime: null }).discountCents).toBe(0);
  });
});

describe('free items', () => {
  const over25 = { minimumCents: 2500 };

  it.each([
    ['16a', [R(2)], freeItem([201], over25), [{ offerId: 1, itemId: 201, quantity: 1 }]],
    ['16b', [M(), Formule], freeItem([201], over25), []],
    ['16c', [R(4)], freeItem([201], over25), [{ offerId: 1, itemId: 201, quantity: 2 }]],
    ['16d', [R(4)], freeItem([201], { ...over25, allowRepeat: false }), [{ offerId: 1, itemId: 201, quantity: 1 }]],
  ])(
    'are granted beside the subtotal when the conditions are met, example %s [OFR-16, OFR-17, CRT-26]',
    (_, lines, offer, granted) => {
      const cart = priceExample(lines, [offer]);
      expect(cart.freeItems).toEqual(granted);
      expect(cart.discountCents).toBe(0);
      expect(cart.totalCents).toBe(cart.subtotalCents);
    },
  );

  const soldOut: Menu[] = exampleMenus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => (item.id === 201 ? { ...item, isAvailable: false } : item)),
    })),
  }));
  const dessertOrDrink = freeItem([201, 301], over25);

  it('are the first candidate that can be ordered, example 16e [CRT-28, OFR-17]', () => {
    const cart = priceExample([R(2)], [dessertOrDrink], { items: indexItems(soldOut) });
    expect(cart.freeItems).toEqual([{ offerId: 1, itemId: 301, quantity: 1 }]);
  });

  it('are the candidate that the diner prefers, or none when it is left [CRT-28]', () => {
    const choose = (itemId: number | null) =>
      priceExample([R(2)], [dessertOrDrink], { freeItemChoices: [{ offerId: 1, itemId }] }).freeItems;
    expect(choose(301)).toEqual([{ offerId: 1, itemId: 301, quantity: 1 }]);
    expect(choose(null)).toEqual([]);
    expect(choose(101)).toEqual([{ offerId: 1, itemId: 201, quantity: 1 }]);
  });

  it('are served at the order time, or not granted [OFR-17]', () => {
    const cart = priceExample([R(2)], [freeItem([201], over25)], { isServed: (item) => item.id !== 201 });
    expect(cart.freeItems).toEqual([]);
  });

  it('come from the categories in menu order where no item is listed, at most 99 of them [OFR-16, OFR-17]', () => {
    const offer = anOffer('free_item', { categoryIds: [13], minimumCents: 1 });
    expect(priceExample([R(2)], [offer]).freeItems).toEqual([{ offerId: 1, itemId: 301, quantity: 99 }]);
  });

  it('need a list: an automatic offer without one gives nothing [OFR-27]', () => {
    expect(priceExample([R(2)], [anOffer('free_item')]).freeItems).toEqual([]);
  });
});

describe('what can not be priced', () => {
  it('is a bug of the caller: unknown items, unknown choices, more than a billion euros', () => {
    expect(() => priceExample([{ ...M(), itemId: 999 }])).toThrow('Item 999 is not on the menu');
    expect(() => priceExample([M(1, { 9999: 1 })])).toThrow('A choice of item 101 is not on the menu');
    expect(() => priceExample([M(200_000_000)])).toThrow(RangeError);
  });

  it('an offer of an unknown type changes no amount [OFR-04]', () => {
    expect(priceExample([M(2)], [anOffer(null, item101)])).toMatchObject({ discountCents: 0, offers: [] });
  });
});
