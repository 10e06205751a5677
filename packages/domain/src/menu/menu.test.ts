import { describe, expect, it } from 'vitest';
import {
  aLine,
  aMenu,
  calzone,
  drinks,
  exampleItems,
  exampleMenus,
  margherita,
  pizzas,
  tiramisu,
} from '../testing/example-catalogue.ts';
import { checkChoices, defaultOptions } from './check-choices.ts';
import { canOrder, indexItems } from './index-items.ts';
import { itemPriceCents, unitPriceCents } from './item-price.ts';
import { keepKnownChoices } from './keep-known-choices.ts';
import type { Item, OptionGroup } from './menu.ts';

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
    expect(canOrder(menu, margherita)).toBe(true);
    expect(canOrder({ ...menu, isAvailable: false }, margherita)).toBe(false);
    expect(canOrder(menu, { ...margherita, isAvailable: false })).toBe(false);
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
    expect(defaultOptions(item)).toEqual(chosen(1));
    expect(defaultOptions(tiramisu)).toEqual([]);
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
    expect(keepKnownChoices(margherita, chosen)).toEqual([{ optionId: 1, choices: [{ choiceId: 1001, quantity: 2 }] }]);
    expect(keepKnownChoices(tiramisu, chosen)).toEqual([]);
  });
});
