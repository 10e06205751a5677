import { describe, expect, it } from 'vitest';
import { weekdays } from '../calendar/weekday.ts';
import type { Menu, Mode } from '../menu/menu.ts';
import { aMenu } from '../testing/example-catalogue.ts';
import { menuA, menuB, menuN, plainRules } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { promisedAt, readyFrom } from './ready-from.ts';

const closed = aMenu(5, [], Object.fromEntries(weekdays.map((day) => [day, ['00:00-00:00']])));

describe('an order for as soon as possible', () => {
  const cases: [string, Menu[], Mode, string, string | null][] = [
    ['Q1', [menuA], 'delivery', '2026-11-23T12:20', '2026-11-23T12:20'],
    ['Q2', [menuA], 'delivery', '2026-11-23T10:00', '2026-11-23T12:00'],
    ['Q3', [menuA, menuB], 'delivery', '2026-11-23T12:00', '2026-11-23T12:30'],
    ['Q4', [menuA], 'delivery', '2026-11-24T12:20', '2026-11-30T12:00'],
    ['Q5', [menuA, menuB], 'delivery', '2026-11-23T13:00', '2026-11-30T12:30'],
    ['Q6', [closed], 'delivery', '2026-11-23T10:00', null],
    ['Q7', [menuA], 'pickup', '2026-11-23T10:00', '2026-11-23T11:45'],
  ];
  it.each(cases)('begins when every item is served, example %s', (...[, menus, mode, now, expected]) => {
    expect(readyFrom(menus, mode, paris(now), [])?.toString() ?? null).toBe(expected && paris(expected).toString());
  });

  it('keeps the seconds of now, and is never before it', () => {
    const now = paris('2026-11-23T12:20:30');
    expect(readyFrom([menuA], 'delivery', now, [])?.equals(now)).toBe(true);
  });

  it('skips a closed day', () => {
    const exceptions = [{ date: '2026-11-23', isClosed: true, times: [] }];
    const ready = readyFrom([menuA], 'delivery', paris('2026-11-23T10:00'), exceptions);
    expect(ready?.toString()).toBe(paris('2026-11-24T12:00').toString());
  });

  it('begins after the hour that the clock skips when it opens inside it', () => {
    const night = aMenu(6, [], { sun: ['02:30-04:00'] });
    const ready = readyFrom([night], 'delivery', paris('2027-03-28T01:00'), []);
    expect(ready?.toString()).toBe('2027-03-28T03:00:00+02:00[Europe/Paris]');
    expect(readyFrom([menuN], 'delivery', paris('2027-03-28T00:30'), [])?.hour).toBe(1);
  });

  it('is promised the minimum time later', () => {
    const promised = promisedAt(paris('2026-11-23T12:00'), { ...plainRules, minimumMinutes: 45 });
    expect(promised.toString()).toBe(paris('2026-11-23T12:45').toString());
  });
});

it.each([
  ['2026-11-23T12:00', '2026-11-23T12:20:00+01:00'],
  ['2026-11-23T12:00:01', '2026-11-23T12:25:00+01:00'],
  ['2026-11-23T23:38', '2026-11-24T00:00:00+01:00'],
  ['2027-03-28T01:38:20+01:00', '2027-03-28T03:00:00+02:00'],
  ['2027-10-31T02:38:20+02:00', '2027-10-31T02:00:00+01:00'],
  ['2027-10-31T02:38:20+01:00', '2027-10-31T03:00:00+01:00'],
])(
  'ready from %s in twenty minutes, it is promised for %s, a time that a clock shows in fives [CHK-56]',
  (ready, told) => {
    const readyAt = Temporal.ZonedDateTime.from(`${ready}[Europe/Paris]`);
    expect(promisedAt(readyAt, { ...plainRules, minimumMinutes: 20 }).toString()).toBe(`${told}[Europe/Paris]`);
  },
);
