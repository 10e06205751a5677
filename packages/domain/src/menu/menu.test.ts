import { describe, expect, it } from 'vitest';
import {
  aLine,
  aMenu,
  calzone,
  card,
  drinks,
  exampleItems,
  exampleMenus,
  margherita,
  pizzas,
  supplements,
  tiramisu,
} from '../testing/example-catalogue.ts';
import { paris } from '../testing/price-example.ts';
import { checkChoices, defaultOptions } from './check-choices.ts';
import { canOrder, indexItems } from './index-items.ts';
import { itemPriceCents, unitPriceCents } from './item-price.ts';
import { keepKnownChoices } from './keep-known-choices.ts';
import type { Item, OptionGroup } from './menu.ts';
import { isLeftAt } from './sold-out.ts';

const noon = paris('2026-11-23T12:00');
const priced = (pickupCents: number | null, deliveryCents: number | null): Item => ({
  ...margherita,
  price: { pickupCents, deliveryCents, taxRateBp: null },
});

describe('the price of an item', () => {
  it.each([
    [priced(1000, 1100), 1000, 1100],
    [priced(null, 1100), 1100, 1100],
    [priced(1000, null), 1000, 1000],
    [priced(null, null), 0, 0],
    [priced(0, 500), 0, 500],
  ])('is that of the mode, else the other one [MNU-07, CRT-08]', (item, pickup, delivery) => {
    expect([itemPriceCents(item, 'pickup'), itemPriceCents(item, 'delivery')]).toEqual([pickup, delivery]);
  });

  it('rises with its choices and their quantities [CRT-07]', () => {
    expect(unitPriceCents(margherita, aLine(margherita, 2, { 1001: 2 }).options, 'pickup')).toBe(1300);
    expect(unitPriceCents(margherita, aLine(margherita, 1, { 1001: 2, 1003: 1 }).options, 'delivery')).toBe(1450);
  });

  it('falls with a smaller size, but never below nothing [CRT-07]', () => {
    const size: OptionGroup = {
      id: 2,
      name: 'Taille',
      min: 0,
      max: 1,
      defaults: [],
      choices: [{ id: 7, name: 'Petite', priceCents: -200, taxRateBp: null }],
    };
    const small = { ...margherita, options: [size] };
    const option = { optionId: 2, choices: [{ choiceId: 7, quantity: 1 }] };
    expect(unitPriceCents(small, [option], 'pickup')).toBe(800);
    expect(unitPriceCents({ ...small, price: { ...small.price, pickupCents: 100 } }, [option], 'pickup')).toBe(0);
  });

  it('is unknown for a choice that is not on the menu', () => {
    expect(() => unitPriceCents(margherita, aLine(margherita, 1, { 9: 1 }).options, 'pickup')).toThrow(
      'has no choice 9',
    );
    expect(() => unitPriceCents(calzone, [{ optionId: 9, choices: [] }], 'pickup')).toThrow('has no option 9');
  });
});

describe('items by id', () => {
  it('stand with their menu and category', () => {
    const entry = exampleItems.get(201);
    expect([entry?.menu.id, entry?.category.id, entry?.item.name]).toEqual([1, 12, 'Tiramisu']);
    expect([...exampleItems.keys()].slice(0, 3)).toEqual([101, 102, 103]);
  });

  it('keep the first place of an id that comes twice', () => {
    const twice = indexItems([...exampleMenus, aMenu(3, [{ ...drinks, items: [{ ...margherita, name: 'Autre' }] }])]);
    expect(twice.get(101)?.item.name).toBe('Margherita');
  });

  it('can be ordered when neither the item is sold out nor its menu off sale', () => {
    const menu = aMenu(1, [pizzas]);
    expect(canOrder(menu, margherita, noon)).toBe(true);
    expect(canOrder({ ...menu, isAvailable: false }, margherita, noon)).toBe(false);
    expect(canOrder(menu, { ...margherita, isAvailable: false }, noon)).toBe(false);
  });
});

describe('what is sold out', () => {
  const until = (soldOutUntil: string | null): Item => ({ ...margherita, soldOutUntil });

  it.each([
    ['before', '2026-11-23T11:59:59.999', false],
    ['from then on', '2026-11-23T12:00', true],
    ['tomorrow', '2026-11-24T12:00', true],
  ])('can be ordered for when it is back, and not for before: %s [STK-03, STK-05]', (_, at, expected) => {
    expect(canOrder(card, until('2026-11-23T11:00:00Z'), paris(at))).toBe(expected);
    expect(canOrder({ ...card, isAvailable: false }, until('2026-11-23T11:00:00Z'), paris(at))).toBe(false);
  });

  it('stays so where nobody knows until when [STK-02]', () => {
    expect(canOrder(card, until(null), paris('2036-11-23T12:00'))).toBe(false);
  });

  it('takes the dish with it that was composed with it, and no other [STK-08]', () => {
    const [mozzarella, ...others] = supplements.choices;
    if (!mozzarella) throw new Error('There is no mozzarella.');
    const choices = [{ ...mozzarella, soldOutUntil: '2026-11-23T11:30:00Z' }, ...others];
    const pizza = { ...margherita, options: [{ ...supplements, choices }] };
    expect(isLeftAt(pizza, aLine(pizza, 1, { 1001: 1 }).options, noon)).toBe(false);
    expect(isLeftAt(pizza, aLine(pizza, 1, { 1001: 1 }).options, paris('2026-11-23T12:30'))).toBe(true);
    expect(isLeftAt(pizza, aLine(pizza, 1, { 1002: 1 }).options, noon)).toBe(true);
    expect(isLeftAt(until(null), [], noon)).toBe(false);
    const chosen = aLine(pizza, 1, { 1001: 1, 1002: 2 }).options;
    expect(keepKnownChoices(pizza, chosen, noon)).toEqual(aLine(pizza, 1, { 1002: 2 }).options);
  });
});

describe('the choices of an item', () => {
  const dough: OptionGroup = {
    id: 2,
    name: 'Pâte',
    min: 1,
    max: 2,
    defaults: [11, 99],
    choices: [11, 12].map((id) => ({ id, name: `Pâte ${id}`, priceCents: 0, taxRateBp: null })),
  };
  const item = { ...margherita, options: [dough] };
  const chosen = (quantity: number, choiceId = 11, optionId = 2) => [{ optionId, choices: [{ choiceId, quantity }] }];

  it.each([
    ['one', chosen(1), null],
    ['two', chosen(2), null],
    ['none of a required group', [], { reason: 'too_few', optionId: 2 }],
    ['more than its limit', chosen(3), { reason: 'too_many', optionId: 2 }],
    ['one split over two entries', [...chosen(2), ...chosen(1, 12)], { reason: 'too_many', optionId: 2 }],
    ['no whole number', chosen(1.5), { reason: 'too_few', optionId: 2 }],
    ['an unknown choice', chosen(1, 13), { reason: 'unknown_choice', optionId: 2 }],
    ['an unknown group', chosen(1, 11, 3), { reason: 'unknown_option', optionId: 3 }],
  ])('are counted with their quantities within the limits of each group: %s', (_, options, problem) => {
    expect(checkChoices(item, options)).toEqual(problem);
  });

  it('may be unlimited', () => {
    expect(checkChoices({ ...item, options: [{ ...dough, max: null }] }, chosen(99))).toBeNull();
  });

  it('begin with the defaults that are still on the menu', () => {
    expect(defaultOptions(item, noon)).toEqual(chosen(1));
    expect(defaultOptions(tiramisu, noon)).toEqual([]);
  });
});

describe('choices that are sold out', () => {
  const soldOut = { soldOutUntil: null };
  const sizes = (min: number, defaults: number[], gone: number[]): Item => ({
    ...margherita,
    options: [
      {
        id: 2,
        name: 'Taille',
        min,
        max: 3,
        defaults,
        choices: [11, 12, 13].map((id) => ({
          id,
          name: `Taille ${id}`,
          priceCents: 0,
          taxRateBp: null,
          ...(gone.includes(id) && soldOut),
        })),
      },
    ],
  });

  it.each<[string, number, number[], number[], number[]]>([
    ['falls to the first that is left', 1, [12], [12], [11]],
    ['falls past those that are sold out too', 1, [11], [11, 12], [13]],
    ['falls to one that is no default itself', 2, [11, 12], [11], [12, 13]],
    ['has none where none is left', 1, [11], [11, 12, 13], []],
    ['stays where it is not sold out', 1, [12], [11], [12]],
    ['is left out where nothing must be chosen', 0, [12], [12], []],
  ])('have a default that %s [STK-08]', (_, min, defaults, gone, expected) => {
    const chosen = defaultOptions(sizes(min, defaults, gone), noon).flatMap(({ choices }) => choices);
    expect(chosen.map(({ choiceId }) => choiceId)).toEqual(expected);
  });
});

describe('choices under which the menu changes', () => {
  it('lose what the item no longer offers, and nothing else', () => {
    const chosen = [
      {
        optionId: 1,
        choices: [
          { choiceId: 1001, quantity: 2 },
          { choiceId: 9, quantity: 1 },
        ],
      },
      { optionId: 7, choices: [{ choiceId: 1001, quantity: 1 }] },
    ];
    expect(keepKnownChoices(margherita, chosen, noon)).toEqual([
      { optionId: 1, choices: [{ choiceId: 1001, quantity: 2 }] },
    ]);
    expect(keepKnownChoices(tiramisu, chosen, noon)).toEqual([]);
  });
});
