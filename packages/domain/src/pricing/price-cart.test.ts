import { describe, expect, it } from 'vitest';
import { indexItems } from '../menu/index-items.ts';
import type { OptionGroup } from '../menu/menu.ts';
import {
  amountsOf,
  bogo,
  Couverts,
  cat11,
  delivered,
  type Example,
  fixed,
  freeDelivery,
  freeItem,
  item101,
  M,
  moz,
  percent,
  price,
  R,
  Soda,
  sauce,
  T,
  Vin,
} from '../testing/cart-examples.ts';
import { aMenu, anOffer, margherita, pizzas } from '../testing/example-catalogue.ts';
import { exclusiveTax, inclusiveTax, priceExample } from '../testing/price-example.ts';

const prices: Example[] = [
  ['1', [M(2)], [], {}, [2000, 0, 0, 0, 0, 0, 182, 2000]],
  ['2', [M(2)], [], delivered(310), [2200, 0, 0, 0, 0, 310, 228, 2510]],
  ['3', [R(1, { [moz]: 2, [sauce]: 1 }), Soda, Vin], [], {}, [3700, 0, 0, 0, 0, 0, 461, 3700]],
  ['26a', [M(), T()], [], {}, [1550, 0, 0, 0, 0, 0, 141, 1550]],
  ['26b', [M(), T()], [], delivered(250), [1650, 0, 0, 0, 0, 250, 173, 1900]],
  ['35', [], [], delivered(310), [0, 0, 0, 0, 0, 0, 0, 0]],
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
      { offerId: 1, type: 'free_delivery', amountCents: 510, isCoupon: false, percentBp: 0, fixedCents: 0 },
    ]);
    expect(priceExample([M()], [freeDelivery()]).offers).toEqual([]);
    expect(priceExample([M()], [freeDelivery()], delivered(0)).offers).toEqual([]);
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

describe('a choice that lowers the price', () => {
  const small: OptionGroup = {
    id: 1,
    name: 'Taille',
    min: 0,
    max: 1,
    defaults: [],
    choices: [
      { id: 1, name: 'Petite', priceCents: -200, taxRateBp: 2000 },
      { id: 2, name: 'Verre', priceCents: 400, taxRateBp: 2000 },
    ],
  };
  const items = indexItems([aMenu(1, [{ ...pizzas, items: [{ ...margherita, options: [small] }] }])]);

  it('makes the dish itself cheaper and has no VAT of its own [CRT-07, CRT-11]', () => {
    const cart = priceExample([M(1, { 1: 1, 2: 1 })], [], { items });
    expect(cart.totalCents).toBe(1200);
    expect(cart.lines[0]?.shares).toEqual([
      { rateBp: 1000, amountCents: 800 },
      { rateBp: 2000, amountCents: 400 },
    ]);
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
