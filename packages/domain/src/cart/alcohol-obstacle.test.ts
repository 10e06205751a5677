import { describe, expect, it } from 'vitest';
import { type AlcoholRules, usualAlcoholHours } from '../law/alcohol-hours.ts';
import { indexItems } from '../menu/index-items.ts';
import type { Category, Item } from '../menu/menu.ts';
import { promisedAt } from '../schedule/ready-from.ts';
import { slotSpan } from '../schedule/slot-span.ts';
import { aLine, aMenu, anItem } from '../testing/example-catalogue.ts';
import { alcoholObstacle } from './alcohol-obstacle.ts';

const timeZone = 'Europe/Paris';
const price = (taxRateBp: number | null) => ({ pickupCents: 1000, deliveryCents: 1000, taxRateBp });
const alcohol = { kind: 'wine', abv: 13.5 } as const;
const choiceOf = (id: number, name: string) => ({ id, name, priceCents: 0, taxRateBp: null });

const wine = anItem({ id: 1, name: 'Côtes-du-rhône', price: price(2000), alcohol });
const cola = anItem({ id: 2, name: 'Cola', price: price(550) });
const tiramisu = anItem({ id: 3, name: 'Tiramisu', price: price(null) });
const setMeal: Item = anItem({
  id: 4,
  name: 'Formule',
  price: price(1000),
  options: [
    {
      id: 1,
      name: 'Boisson',
      min: 1,
      max: 1,
      defaults: [],
      choices: [{ ...choiceOf(91, 'Verre de côtes-du-rhône'), alcohol }, choiceOf(92, 'Cola')],
    },
  ],
});
const category: Category = {
  id: 1,
  name: 'La carte',
  description: '',
  gender: 'f',
  items: [wine, cola, tiramisu, setMeal],
};
const items = indexItems([aMenu(1, [category])]);

const usual: AlcoholRules = { hours: usualAlcoholHours, exceptions: [], canOrderAnyTime: false, isWithMeal: false };
const anyTime = { ...usual, canOrderAnyTime: true };
const night = { ...usual, hours: { ...usualAlcoholHours, sat: ['18:00-02:30'] } };
const longNight = { ...usual, hours: { ...usualAlcoholHours, sat: ['18:00-04:00'] } };
const eve = { ...usual, exceptions: [{ date: '2026-12-31', ranges: ['08:00-20:00'] }] };

type Order = { lines: ReturnType<typeof aLine>[]; gifts?: ReturnType<typeof aLine>[] };
const noon = Temporal.ZonedDateTime.from('2026-11-24T12:00[Europe/Paris]').epochMilliseconds;

const obstacleOf = (
  { lines, gifts = [] }: Order,
  rules: AlcoholRules,
  { placedAt = noon, handOver = { start: noon, end: noon } } = {},
) => alcoholObstacle({ lines, gifts, placedAt, handOver }, { items, rules, defaultRateBp: 1000, timeZone });

/** The hand-over of an order that is placed at a moment: "ASAP" 20 minutes later, else "YYYY-MM-DD HH:MM-HH:MM". */
function handOverOf(now: Temporal.ZonedDateTime, date: string) {
  if (date === 'ASAP') {
    const rules = { showRange: true, removeFirst: 0, removeLast: 0, minimumMinutes: 20 };
    const at = promisedAt(now, rules).epochMilliseconds;
    return { start: at, end: at };
  }
  const [day = '', value = ''] = date.split(' ');
  const span = slotSpan(Temporal.PlainDate.from(day), value, timeZone);
  if (!span) throw new Error(`No slot: ${date}`);
  return span;
}

describe('an order with wine', () => {
  it.each<[string, string, AlcoholRules, boolean]>([
    ['2026-11-24T21:30+01:00', 'ASAP', usual, true],
    ['2026-11-24T21:45+01:00', 'ASAP', usual, false],
    ['2026-11-24T18:00+01:00', '2026-11-24 21:45-22:00', usual, true],
    ['2026-11-24T18:00+01:00', '2026-11-24 22:00-22:15', usual, false],
    ['2026-11-24T18:00+01:00', '2026-11-24 21:55', usual, true],
    ['2026-11-24T18:00+01:00', '2026-11-24 22:00', usual, false],
    ['2026-11-24T23:10+01:00', '2026-11-25 12:00-12:15', usual, false],
    ['2026-11-24T23:10+01:00', '2026-11-25 12:00-12:15', anyTime, true],
    ['2026-11-24T07:59+01:00', '2026-11-24 12:00-12:15', usual, false],
    ['2026-11-24T08:00+01:00', '2026-11-24 12:00-12:15', usual, true],
    ['2026-11-29T01:50+01:00', 'ASAP', night, true],
    ['2026-11-29T02:15+01:00', 'ASAP', night, false],
    // In March the clock goes from 02:00 to 03:00, so the promise is at 03:10.
    ['2027-03-28T01:50+01:00', 'ASAP', longNight, true],
    ['2027-03-28T03:45+02:00', 'ASAP', longNight, false],
    // In October the hour from 02:00 comes twice, and the range ends at the first 02:30.
    ['2027-10-31T02:05+02:00', 'ASAP', night, true],
    ['2027-10-31T02:05+01:00', 'ASAP', night, false],
    ['2026-12-31T19:35+01:00', 'ASAP', eve, true],
    ['2026-12-31T19:50+01:00', 'ASAP', eve, false],
  ])('that is placed at %s for %s is judged by the hours [LAW-20, LAW-21, LAW-77]', (at, date, rules, isTaken) => {
    const now = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
    const sale = { placedAt: now.epochMilliseconds, handOver: handOverOf(now, date) };
    expect(obstacleOf({ lines: [aLine(wine)] }, rules, sale)?.kind ?? null).toBe(isTaken ? null : 'hours');
    expect(obstacleOf({ lines: [aLine(cola)] }, rules, sale)).toBeNull();
  });

  it('is told the hours of the day that it is for [LAW-21]', () => {
    const start = Temporal.ZonedDateTime.from('2026-12-31T20:10[Europe/Paris]').epochMilliseconds;
    const sale = { placedAt: start, handOver: { start, end: start } };
    expect(obstacleOf({ lines: [aLine(wine)] }, eve, sale)).toEqual({
      kind: 'hours',
      ranges: [{ start: 480, end: 1200 }],
    });
  });

  it('contains it by an item, a choice or a gift [LAW-19]', () => {
    const closed = { ...usual, hours: {} };
    const blocked = [
      { lines: [aLine(wine)] },
      { lines: [aLine(setMeal, 1, { 91: 1 })] },
      { lines: [aLine(tiramisu)], gifts: [aLine(wine)] },
      { lines: [aLine(tiramisu)], gifts: [aLine(setMeal, 1, { 91: 1 })] },
    ];
    for (const order of blocked) expect(obstacleOf(order, closed)).toEqual({ kind: 'hours', ranges: [] });
    expect(obstacleOf({ lines: [aLine(setMeal, 1, { 92: 1 })], gifts: [aLine(cola)] }, closed)).toBeNull();
  });

  it.each<[string, Order, boolean]>([
    ['alone', { lines: [aLine(wine)] }, false],
    ['with a cola at 5.5 %', { lines: [aLine(wine), aLine(cola)] }, false],
    ['with a tiramisu at the default rate of 10 %', { lines: [aLine(wine), aLine(tiramisu)] }, true],
    ['in a set meal', { lines: [aLine(setMeal, 1, { 91: 1 })] }, true],
    ['with a dish that is a gift', { lines: [aLine(wine)], gifts: [aLine(tiramisu)] }, false],
  ])('%s is no meal unless a dish is paid with it [LAW-23]', (_, order, isTaken) => {
    const withMeal = { ...usual, isWithMeal: true };
    expect(obstacleOf(order, withMeal)).toEqual(isTaken ? null : { kind: 'meal' });
    expect(obstacleOf(order, usual)).toBeNull();
  });
});
