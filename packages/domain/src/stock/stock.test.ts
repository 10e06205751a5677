import { describe, expect, it } from 'vitest';
import { indexItems } from '../menu/index-items.ts';
import type { Item, Menu, OptionGroup } from '../menu/menu.ts';
import { aMenu, aWeek, margherita, pizzas, tiramisu } from '../testing/example-catalogue.ts';
import { paris } from '../testing/price-example.ts';
import { nextReturn, withFewLeft, withStockOuts } from './apply-stock-outs.ts';
import { type StockLength, soldOutUntil } from './sold-out-until.ts';
import { countedOut, type StockCount, shortCounts, toldLeft, unitsOf } from './stock-count.ts';
import { holdsAt, laterUntil, mergeStockOuts, type StockOut } from './stock-out.ts';

const instant = (text: string) => paris(text).toInstant();
const out = (kind: StockOut['kind'], id: number, until: string | null): StockOut => ({
  kind,
  id,
  by: 'Cuisine',
  at: instant('2026-11-23T12:00'),
  until: until === null ? null : instant(until),
});

describe('for how long something is sold out', () => {
  const lunch = { start: '11:30', end: '14:30' };
  const late = { start: '18:30', end: '01:00' };
  const pizzeria: Menu = {
    ...aMenu(1, []),
    activeTimes: aWeek((day) => (day === 'sun' ? [] : [lunch, day === 'sat' ? late : { ...late, end: '22:30' }])),
  };
  const untilOf = (length: StockLength, now: string, menus = [pizzeria]) =>
    soldOutUntil(length, paris(now), { menus, exceptions: [] })
      ?.toZonedDateTimeISO('Europe/Paris')
      .toString({ timeZoneName: 'never', smallestUnit: 'minute' }) ?? null;

  it.each<[StockLength, string, string | null]>([
    ['1h', '2026-11-23T19:31', '2026-11-23T20:31+01:00'],
    ['1h', '2026-11-23T19:30:20', '2026-11-23T20:31+01:00'],
    ['2h', '2026-11-23T23:30', '2026-11-24T01:30+01:00'],
    // Elapsed hours, while the clock goes back or forward at night.
    ['1h', '2026-10-25T02:30', '2026-10-25T02:30+01:00'],
    ['2h', '2027-03-28T01:30', '2027-03-28T04:30+02:00'],
    ['service', '2026-11-23T12:00', '2026-11-23T14:30+01:00'],
    ['service', '2026-11-23T15:00', '2026-11-23T22:30+01:00'],
    ['service', '2026-11-29T00:30', '2026-11-29T01:00+01:00'],
    ['service', '2026-10-24T23:00', '2026-10-25T01:00+02:00'],
    ['day', '2026-11-23T19:31', '2026-11-24T05:00+01:00'],
    ['day', '2026-11-24T00:30', '2026-11-24T05:00+01:00'],
    ['day', '2026-11-24T05:00', '2026-11-25T05:00+01:00'],
    ['day', '2026-10-24T19:00', '2026-10-25T05:00+01:00'],
    ['day', '2027-03-27T19:00', '2027-03-28T05:00+02:00'],
    [Temporal.PlainDate.from('2026-11-28'), '2026-11-23T19:31', '2026-11-28T05:00+01:00'],
    ['none', '2026-11-23T19:31', null],
  ])('is %s, said at %s: until %s [STK-02]', (length, now, expected) => {
    expect(untilOf(length, now)).toBe(expected);
  });

  it('is the rest of the service day where no service is known [STK-02]', () => {
    expect(untilOf('service', '2026-11-23T19:31', [])).toBe('2026-11-24T05:00+01:00');
  });
});

describe('what is sold out', () => {
  it('is so until its end, which is a time that it is there again [STK-05]', () => {
    const soldOut = out('item', 101, '2026-11-23T14:30');
    expect(holdsAt(soldOut, instant('2026-11-23T14:29:59.999'))).toBe(true);
    expect(holdsAt(soldOut, instant('2026-11-23T14:30'))).toBe(false);
    expect(holdsAt(out('item', 101, null), instant('2036-11-23T14:30'))).toBe(true);
  });

  it('keeps the later end of two, and none is later than any [STK-13]', () => {
    const [early, late] = [instant('2026-11-23T14:30'), instant('2026-11-23T22:30')];
    expect(laterUntil(early, late)).toEqual(late);
    expect(laterUntil(late, early)).toEqual(late);
    expect(laterUntil(null, late)).toBeNull();
    expect(laterUntil(late, null)).toBeNull();
  });

  it('comes back at the next of the ends that are to come [STK-05]', () => {
    const outs = [out('item', 1, null), out('item', 2, '2026-11-23T22:30'), out('choice', 3, '2026-11-23T14:30')];
    expect(nextReturn(outs, instant('2026-11-23T12:00'))).toEqual(instant('2026-11-23T14:30'));
    expect(nextReturn(outs, instant('2026-11-23T14:30'))).toEqual(instant('2026-11-23T22:30'));
    expect(nextReturn(outs, instant('2026-11-23T22:30'))).toBeNull();
  });
});

describe('what is counted for a service', () => {
  const until = instant('2026-10-25T02:30');
  const countOf = (itemId: number, left: number): StockCount => ({ itemId, left, until, by: 'Ali', at: until });
  const counts = [countOf(101, 3), countOf(201, 0), countOf(301, 9)];
  const lines = [
    { itemId: 101, quantity: 2 },
    { itemId: 201, quantity: 1 },
    { itemId: 101, quantity: 1 },
    { itemId: 999, quantity: 4 },
  ];

  it('gives an order for that service all of its lines, gifts included, on the night of 25 hours too [STK-09]', () => {
    const taken = [
      { itemId: 101, units: 3, until },
      { itemId: 201, units: 1, until },
    ];
    expect(unitsOf(lines, counts, instant('2026-10-25T02:29'))).toEqual(taken);
    expect(unitsOf(lines, counts, until)).toEqual([]);
    // An hour later the clock shows 2:29 again, and the service is over.
    expect(unitsOf(lines, counts, instant('2026-10-25T02:29').add({ hours: 1 }))).toEqual([]);
  });

  it('is too little for an order that takes more, and sold out if nothing is left [STK-09]', () => {
    const taken = unitsOf([...lines, { itemId: 101, quantity: 1 }], counts, instant('2026-10-24T20:00'));
    expect(shortCounts(taken, counts).map(({ itemId }) => itemId)).toEqual([101, 201]);
    expect(countedOut(counts)).toEqual([{ kind: 'item', id: 201, until, by: 'Ali', at: until }]);
  });

  it('is one with what is marked as sold out, until the later end [STK-09, STK-13]', () => {
    const [early, late, other] = [
      out('item', 201, '2026-10-24T14:30'),
      out('item', 201, null),
      out('choice', 201, '2026-10-24T14:30'),
    ];
    expect(mergeStockOuts([early, ...countedOut(counts), other])).toEqual([...countedOut(counts), other]);
    expect(mergeStockOuts([late, ...countedOut(counts)])).toEqual([late]);
  });

  it.each([
    [0, null, 0],
    [1, null, null],
    [3, 3, 3],
    [4, 3, null],
    [0, 3, 0],
  ])('of %s units tells diners from %s on: %s [STK-10]', (left, shownFrom, told) => {
    expect(toldLeft(left, shownFrom)).toBe(told);
    const menus = withFewLeft([aMenu(1, [pizzas])], [countOf(101, left)], shownFrom);
    expect(indexItems(menus).get(101)?.item.left).toBe(told || undefined);
    expect(indexItems(menus).get(102)?.item).toBe(pizzas.items.find(({ id }) => id === 102));
  });
});

describe('a menu of which something is sold out', () => {
  const dough = (min: number): OptionGroup => ({
    id: 2,
    name: 'Pâte',
    min,
    max: min + 1,
    defaults: [21],
    choices: [21, 22].map((id) => ({ id, name: `Pâte ${id}`, priceCents: 0, taxRateBp: null })),
  });
  const pizza = (min: number): Item => ({ ...margherita, options: [dough(min)] });
  const menusWith = (item: Item) => [aMenu(1, [{ ...pizzas, items: [item, tiramisu] }])];
  const soldOutOf = (item: Item, outs: StockOut[]) => {
    const found = indexItems(withStockOuts(menusWith(item), outs)).get(item.id)?.item;
    return [found?.soldOutUntil, ...(found?.options[0]?.choices.map(({ soldOutUntil }) => soldOutUntil) ?? [])];
  };
  const [at1330, at1400] = ['2026-11-23T12:30:00Z', '2026-11-23T13:00:00Z'];

  it('is the very same but for that [STK-05]', () => {
    const menus = menusWith(pizza(1));
    expect(withStockOuts(menus, [])).toBe(menus);
    const items = indexItems(withStockOuts(menus, [out('item', 101, null), out('item', 999, null)]));
    expect(items.get(201)?.item).toBe(tiramisu);
    expect(items.get(101)?.item).toEqual({ ...pizza(1), soldOutUntil: null });
  });

  it.each<[string, number, StockOut[], unknown[]]>([
    ['the dish itself', 1, [out('item', 101, '2026-11-23T14:00')], [at1400, undefined, undefined]],
    ['one choice of a group', 1, [out('choice', 21, null)], [undefined, null, undefined]],
    [
      'every choice of a group that something must be chosen of: until the first is back',
      1,
      [out('choice', 21, null), out('choice', 22, '2026-11-23T14:00')],
      [at1400, null, at1400],
    ],
    ['every choice for good', 2, [out('choice', 21, null), out('choice', 22, null)], [null, null, null]],
    [
      'one of two where two must be chosen: the other one twice',
      2,
      [out('choice', 21, null)],
      [undefined, null, undefined],
    ],
    [
      'every choice of a group that may stay empty',
      0,
      [out('choice', 21, null), out('choice', 22, null)],
      [undefined, null, null],
    ],
    [
      'the dish, and its choices for longer',
      1,
      [out('item', 101, '2026-11-23T13:30'), out('choice', 21, '2026-11-23T14:00'), out('choice', 22, null)],
      [at1400, at1400, null],
    ],
    [
      'the dish for longer than its choices',
      1,
      [out('item', 101, null), out('choice', 21, '2026-11-23T13:30'), out('choice', 22, null)],
      [null, at1330, null],
    ],
  ])('has the dish sold out or not: %s [STK-08]', (_, min, outs, expected) => {
    expect(soldOutOf(pizza(min), outs)).toEqual(expected);
  });
});
