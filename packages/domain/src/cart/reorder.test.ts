import { describe, expect, it } from 'vitest';
import { indexItems } from '../menu/index-items.ts';
import { withStockOuts } from '../stock/apply-stock-outs.ts';
import { aLine, exampleItems, exampleMenus, margherita, tiramisu } from '../testing/example-catalogue.ts';
import { paris } from '../testing/price-example.ts';
import { type PastDish, reorder } from './reorder.ts';

const noon = paris('2026-11-23T12:00');
const pickup = { mode: 'pickup', at: noon } as const;
const delivery = { mode: 'delivery', at: noon } as const;

const pizza: PastDish = {
  ...aLine(margherita, 2, { 1001: 2 }),
  note: 'bien cuite',
  name: 'Margherita',
  unitCents: 1300,
};
const dessert: PastDish = { ...aLine(tiramisu), name: 'Tiramisu', unitCents: 550 };

describe('an order that is wanted again', () => {
  it('comes back as it was, with its choices and its note, where nothing has changed', () => {
    expect(reorder([pizza, dessert], exampleItems, pickup)).toEqual({
      lines: [{ ...aLine(margherita, 2, { 1001: 2 }), note: 'bien cuite' }, aLine(tiramisu)],
      gone: [],
      recomposed: [],
      repriced: [],
    });
  });

  it('tells what costs something else now, for one, in the mode of today', () => {
    const before = [
      { ...pizza, unitCents: 1200 },
      { ...dessert, unitCents: 600 },
    ];
    expect(reorder(before, exampleItems, pickup).repriced).toEqual([
      { name: 'Margherita', beforeCents: 1200, afterCents: 1300 },
      { name: 'Tiramisu', beforeCents: 600, afterCents: 550 },
    ]);
    expect(reorder([pizza], exampleItems, delivery).repriced).toEqual([
      { name: 'Margherita', beforeCents: 1300, afterCents: 1400 },
    ]);
    const twice = reorder([before[0], { ...before[0], note: '' }] as PastDish[], exampleItems, pickup);
    expect([twice.lines.length, twice.repriced.length]).toEqual([2, 1]);
  });

  it('leaves out what is off the menu, sold out, or on a menu off sale, and says its name of then', () => {
    const soldOut = exampleMenus.map((menu) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => (item.id === tiramisu.id ? { ...item, isAvailable: false } : item)),
      })),
    }));
    const lost = { ...dessert, itemId: 999, name: 'Flan' };
    expect(reorder([lost, dessert, dessert], indexItems(soldOut), pickup)).toMatchObject({
      lines: [],
      gone: ['Flan', 'Tiramisu'],
    });
    const closed = exampleMenus.map((menu) => ({ ...menu, isAvailable: false }));
    expect(reorder([pizza], indexItems(closed), pickup).gone).toEqual(['Margherita']);
  });

  it('leaves out what is sold out for then, and has composed anew what has a choice that is [STK-03, STK-08]', () => {
    const out = { by: 'Cuisine', at: noon.toInstant(), until: noon.add({ hours: 1 }).toInstant() };
    const items = (kind: 'item' | 'choice', id: number) =>
      indexItems(withStockOuts(exampleMenus, [{ ...out, kind, id }]));
    expect(reorder([pizza], items('item', 101), pickup)).toMatchObject({ lines: [], gone: ['Margherita'] });
    expect(reorder([pizza], items('choice', 1001), pickup)).toMatchObject({ lines: [], recomposed: ['Margherita'] });
    const later = { ...pickup, at: noon.add({ hours: 1 }) };
    expect(reorder([pizza], items('item', 101), later).lines).toHaveLength(1);
  });

  it('leaves out a dish whose choices are no longer offered, to be composed anew', () => {
    const other = { ...pizza, options: [{ optionId: 1, choices: [{ choiceId: 1999, quantity: 1 }] }] };
    expect(reorder([other, dessert], exampleItems, pickup)).toEqual({
      lines: [aLine(tiramisu)],
      gone: [],
      recomposed: ['Margherita'],
      repriced: [],
    });
  });
});
