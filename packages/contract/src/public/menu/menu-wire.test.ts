import type { Item, Menu, OptionGroup } from '@comptoir/domain';
import { aWeek, card, margherita, pizzas, supplements } from '@comptoir/domain/testing';
import { describe, expect, it } from 'vitest';
import { menusFromWire } from './menu-from-wire.ts';
import { menuSchema } from './menu-schema.ts';
import { menuToWire } from './menu-to-wire.ts';

const sizes: OptionGroup = {
  ...supplements,
  min: 1,
  max: 1,
  defaults: [2],
  choices: [
    { id: 1, name: 'Petite', priceCents: -250, taxRateBp: null },
    {
      id: 2,
      name: 'Classique',
      priceCents: 0,
      taxRateBp: 1000,
      declaration: { contains: ['milk'], traces: ['nuts'], removes: ['gluten'] },
    },
  ],
};
const dish: Item = {
  ...margherita,
  price: { pickupCents: 1000, deliveryCents: 1105, taxRateBp: 550 },
  traces: ['soy'],
  options: [sizes],
};
const menu: Menu = {
  ...card,
  activeTimes: aWeek((day) => (day === 'sun' ? [] : [{ start: '11:30', end: '14:30' }])),
  timeRanges: { mon: ['11:30-11:45'], sun: ['00:00-00:00'] },
  pickupTimeRanges: { mon: ['11:15-11:30'] },
  categories: [{ ...pizzas, gender: 'm', items: [dish] }],
};

describe('a menu on the wire', () => {
  it('has the fields of the specification, checked by its schema [MNU-03, MNU-05, MNU-06, API-05]', () => {
    const wire = menuToWire(menu);
    expect(menuSchema.safeParse(wire).error).toBeUndefined();
    expect(wire.categories[0]?.items[0]).toMatchObject({
      item_price: { price_pickup: 10, price_delivery: 11.05, tax_rate: 5.5 },
      options: [
        {
          required: true,
          selected: 0,
          default: [2],
          option_options: [{ price: -2.5, quantity: 0, tax_rate: null }, {}],
        },
      ],
      quantity: 1,
      note: '',
    });
  });

  it('comes back as it went', () => {
    expect(menusFromWire({ status: 'success', payload: [JSON.parse(JSON.stringify(menuToWire(menu)))] })).toEqual([
      menu,
    ]);
  });

  it('says what dish and choices declare, and nothing of a choice that declares nothing [ALG-01]', () => {
    const [wire] = menuToWire(menu).categories[0]?.items ?? [];
    expect(wire).toMatchObject({ allergens: ['gluten', 'milk'], traces: ['soy'] });
    const [small, classic] = wire?.options[0]?.option_options ?? [];
    expect(classic).toMatchObject({ allergens: ['milk'], traces: ['nuts'], removes: ['gluten'] });
    expect(Object.keys(small ?? {})).not.toContain('allergens');
  });

  it('carries meats, alcohol, work and marks, and no key where nothing is declared [LAW-01, LAW-16, CAP-13]', () => {
    const [small, ...others] = sizes.choices;
    if (!small) throw new Error('There is no size.');
    const declared: Menu = {
      ...menu,
      categories: [
        {
          ...pizzas,
          work: { four: 4 },
          items: [
            {
              ...dish,
              isHomemade: true,
              isWithdrawable: true,
              meats: [
                { species: 'pork', name: 'Jambon', bought: 'raw', raised: ['FR'], slaughtered: ['FR', 'ES'] },
                { species: 'beef', bought: 'prepared' },
              ],
              work: {},
              options: [
                {
                  ...sizes,
                  choices: [{ ...small, alcohol: { kind: 'wine', abv: 13.5 }, work: { bar: 1 } }, ...others],
                },
              ],
            },
          ],
        },
      ],
    };
    const wire = JSON.parse(JSON.stringify(menuToWire(declared)));
    expect(menuSchema.safeParse(wire).error).toBeUndefined();
    expect(wire.categories[0]).toMatchObject({
      work: { four: 1 },
      items: [{ homemade: true, withdrawal: true, work: {} }],
    });
    expect(wire.categories[0].items[0].options[0].option_options[0]).toMatchObject({ work: { bar: 0.25 } });
    expect(menusFromWire([wire])).toEqual([declared]);
    const plain = JSON.stringify(menuToWire(menu));
    for (const key of ['meats', 'alcohol', 'work', 'homemade', 'withdrawal']) expect(plain).not.toContain(`"${key}"`);
  });

  it('leaves out declarations that it cannot read [LAW-01]', () => {
    const wire = JSON.parse(JSON.stringify(menuToWire(menu)));
    const [item] = wire.categories[0].items;
    Object.assign(item, {
      meats: [{ species: 'unicorn' }, 'beef'],
      alcohol: { kind: 'mead', abv: 8 },
      work: { four: 'x' },
    });
    expect(menusFromWire([wire])[0]?.categories[0]?.items[0]).toEqual({ ...dish, work: {} });
  });

  it('takes a server that knows no traces for one that names none [ALG-01]', () => {
    const wire = JSON.parse(JSON.stringify(menuToWire(menu)));
    const [item] = wire.categories[0].items;
    delete item.traces;
    item.options[0].option_options[1] = { id: 2, name: 'Classique', price: 0, allergens: ['milk', 'plastic'] };
    const [read] = menusFromWire([wire])[0]?.categories[0]?.items ?? [];
    expect(read?.traces).toEqual([]);
    expect(read?.options[0]?.choices[1]?.declaration).toEqual({ contains: ['milk'], traces: [], removes: [] });
  });

  it('says what is sold out, until when, and brings it back as what can be ordered for later [STK-07, STK-08]', () => {
    const soldOut = '2026-11-23T21:30:00Z';
    const [small, ...others] = sizes.choices;
    if (!small) throw new Error('There is no size.');
    const group = { ...sizes, choices: [{ ...small, soldOutUntil: null }, ...others] };
    const withItem = (item: Item): Menu => ({ ...menu, categories: [{ ...pizzas, gender: 'm', items: [item] }] });
    const there = (item: Item) => JSON.parse(JSON.stringify(menuToWire(withItem(item))));
    const back = (item: Item) => menusFromWire([there(item)])[0]?.categories[0]?.items[0];
    const evening = { ...dish, options: [group], soldOutUntil: soldOut };
    expect(menuSchema.safeParse(there(evening)).error).toBeUndefined();
    expect(there(evening).categories[0].items[0]).toMatchObject({ is_available: false, sold_out_until: soldOut });
    expect(
      there(evening).categories[0].items[0].options[0].option_options.map((one: object) => Object.keys(one)),
    ).toEqual([expect.arrayContaining(['sold_out_until']), expect.not.arrayContaining(['sold_out_until'])]);
    expect(back(evening)).toEqual(evening);
    // The public menu has no sold-out state without an end, and an item that is off sale stays off sale.
    expect(back({ ...dish, soldOutUntil: null })).toEqual({ ...dish, isAvailable: false });
    expect(back({ ...evening, isAvailable: false })).toEqual({ ...dish, options: [group], isAvailable: false });
  });

  it('says how many are left where diners are told, and nothing else [STK-10]', () => {
    const withLeft = (item: Item): Menu => ({ ...menu, categories: [{ ...pizzas, gender: 'm', items: [item] }] });
    const there = JSON.parse(JSON.stringify(menuToWire(withLeft({ ...dish, left: 3 }))));
    expect(menuSchema.safeParse(there).error).toBeUndefined();
    expect(menusFromWire([there])[0]?.categories[0]?.items[0]).toEqual({ ...dish, left: 3 });
    expect(Object.keys(menuToWire(withLeft(dish)).categories[0]?.items[0] ?? {})).not.toContain('left');
  });

  it('takes absent flags for true, text for numbers, and hours keyed by weekday [MNU-04, MNU-10, MNU-11, CFG-23]', () => {
    const [read] = menusFromWire([
      {
        menu_id: '7',
        active_times: { mon: { label: 'Lundi', is_open: 'Yes', times: [{ start: '12:00', end: '14:00' }] } },
        categories: [{ items: [{ item_id: '5', item_category_id: 3, item_price: { price_pickup: '9.90' } }] }],
      },
    ]);
    expect(read).toMatchObject({ id: 7, isOpen: true, isAvailable: true, pickupTimeRanges: null });
    expect(read?.activeTimes).toHaveLength(7);
    expect(read?.activeTimes[0]).toMatchObject({ day: 'mon', isOpen: true });
    expect(read?.activeTimes[1]).toMatchObject({ day: 'tue', isOpen: false, label: 'Mardi' });
    expect(read?.categories[0]).toMatchObject({
      id: 3,
      items: [{ id: 5, isAvailable: true, allergens: null, price: { pickupCents: 990, deliveryCents: null } }],
    });
  });

  it.each([[null], ['<html>'], [{ payload: 7 }], [[null, 3, {}, { menu_id: 'x' }]]])(
    'reads %j as no menu, without an exception [MNU-02]',
    (body) => {
      expect(menusFromWire(body)).toEqual([]);
    },
  );
});
