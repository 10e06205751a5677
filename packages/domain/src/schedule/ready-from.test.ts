import { describe, expect, it } from 'vitest';
import { type Menu, type Mode, weekdays } from '../menu/menu.ts';
import { aMenu } from '../testing/example-catalogue.ts';
import { menuA, menuB, menuN, plainRules } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { promisedAt, readyFrom, roundPromise } from './ready-from.ts';

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
  ['2026-11-23T12:20', '2026-11-23T12:20'],
  ['2026-11-23T12:20:01', '2026-11-23T12:25'],
  ['2026-11-23T23:58', '2026-11-24T00:00'],
])('a promise for %s is told as %s', (at, told) => {
  expect(roundPromise(paris(at)).equals(paris(told))).toBe(true);
});
