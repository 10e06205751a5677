import { describe, expect, it } from 'vitest';
import type { Menu } from '../../menu/menu.ts';
import { aMenu, aWeek } from '../../testing/example-catalogue.ts';
import { aScheduling } from '../../testing/example-schedule.ts';
import { paris } from '../../testing/price-example.ts';
import { cutRanges } from '../cut-ranges.ts';
import { placesOf } from '../slot-overrides.ts';
import { slotsOfServiceDay, slotsToServiceEnd } from './service-slots.ts';

const lunch = { start: '11:30', end: '12:30' };
const night = { start: '23:00', end: '01:00' };
const hours = aWeek((day) => (day === 'sat' ? [lunch, night] : day === 'sun' ? [lunch] : []));
const menu: Menu = { ...aMenu(1, []), activeTimes: hours, timeRanges: cutRanges(hours) };
const scheduling = aScheduling({ showRange: false, removeFirst: 0, removeLast: 0, minimumMinutes: 20 });
const question = (date: string, now = '2026-11-28T10:00') => ({
  menus: [menu],
  mode: 'pickup' as const,
  date: Temporal.PlainDate.from(date),
  now: paris(now),
  scheduling,
});
const told = (slots: { date: Temporal.PlainDate; value: string }[]) =>
  slots.map(({ date, value }) => `${date.toString().slice(-2)} ${value}`);

describe('the slots of a service day', () => {
  it('are those of its date and of the night after it [PSE-09]', () => {
    expect(told(slotsOfServiceDay(question('2026-11-28')))).toEqual([
      ...['28 11:30', '28 11:45', '28 12:00', '28 12:15'],
      ...['28 23:00', '28 23:15', '28 23:30', '28 23:45', '29 00:00', '29 00:15', '29 00:30', '29 00:45'],
    ]);
    expect(told(slotsOfServiceDay(question('2026-11-29')))).toEqual(['29 11:30', '29 11:45', '29 12:00', '29 12:15']);
  });

  it.each([
    ['at lunch', '2026-11-28', '12:00', ['28 12:00', '28 12:15']],
    ['past midnight', '2026-11-28', '23:45', ['28 23:45', '29 00:00', '29 00:15', '29 00:30', '29 00:45']],
    ['begun before midnight', '2026-11-29', '00:30', ['29 00:30', '29 00:45']],
    ['of a time that is no slot', '2026-11-28', '17:00', []],
    ['of a slot of the next date', '2026-11-28', '00:30', []],
  ])('end with their service %s [PSE-11]', (_, date, value, expected) => {
    expect(told(slotsToServiceEnd(question(date), value))).toEqual(expected);
  });

  it('end at the same hour in the night that has 25 hours, and in the one that has 23 [PSE-11]', () => {
    expect(told(slotsToServiceEnd(question('2026-10-24', '2026-10-24T10:00'), '23:45'))).toHaveLength(5);
    expect(told(slotsToServiceEnd(question('2026-03-28', '2026-03-28T10:00'), '23:45'))).toHaveLength(5);
  });
});

it.each([
  ['those of the settings', [], 8, 8],
  ['those that the kitchen chose', [{ capacity: 2 }], 8, 2],
  ['none if the kitchen closed it', [{ capacity: 0 }], 8, 0],
  ['any number without a setting', [], null, null],
  ['those of the settings for another mode', [{ mode: 'delivery' as const, capacity: 2 }], 8, 8],
  ['those of the settings on another day', [{ date: '2026-11-29', capacity: 2 }], 8, 8],
])('a slot has places: %s [PSE-09]', (_, chosen, slotCapacity, expected) => {
  const slot = { mode: 'pickup' as const, date: '2026-11-28', value: '12:00' };
  const overrides = chosen.map((one) => ({ ...slot, ...one }));
  expect(placesOf(slot, { overrides, slotCapacity })).toBe(expected);
});
