import { describe, expect, it } from 'vitest';
import { mergeRanges } from '../calendar/ranges.ts';
import { menuA, menuB, menuN, menuW } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { isAvailableAt, isServedAt } from './availability.ts';

const monday = Temporal.PlainDate.from('2026-11-23');
const tuesday = Temporal.PlainDate.from('2026-11-24');

describe('a menu at a chosen slot', () => {
  it.each([
    ['V1', menuA, monday, '12:00-12:15', true],
    ['V2', menuA, monday, '11:50', true],
    ['V3', menuA, monday, '11:45', false],
    ['V4', menuA, monday, '11:46', true],
    ['V5', menuA, monday, '12:59', true],
    ['V6', menuA, monday, '13:00', false],
    ['V6', menuA, monday, '13:00-13:15', false],
    ['V7', menuA, monday, 'foo', false],
    ['V8', menuW, monday, '23:50-00:05', true],
    ['V9', menuW, tuesday, '00:15', true],
    ['V10', menuW, tuesday, '00:30', false],
    ['V11', menuW, monday, '00:15', false],
  ])('is served when the slot overlaps its hours, example %s [CHK-31]', (_, menu, date, value, isAvailable) => {
    expect(isAvailableAt(menu, 'delivery', date, value, [])).toBe(isAvailable);
  });

  it('names the items of the menus that are not served then, example V12 [CHK-30, CHK-31]', () => {
    const items = [
      { name: 'A', menu: menuA },
      { name: 'B', menu: menuB },
    ];
    const missing = items.filter(({ menu }) => !isAvailableAt(menu, 'delivery', monday, '18:30-18:45', []));
    expect(missing.map(({ name }) => name)).toEqual(['A']);
  });

  it('follows the hours of pickup where the menu has some [CHK-31]', () => {
    expect(isAvailableAt(menuA, 'pickup', monday, '11:45-12:00', [])).toBe(true);
    expect(isAvailableAt(menuA, 'pickup', monday, '12:30-12:45', [])).toBe(false);
  });

  it('follows the exceptional hours of a date, and none when it is closed [CHK-31]', () => {
    const closed = [{ date: '2026-11-23', isClosed: true, times: [] }];
    const moved = [{ date: '2026-11-23', isClosed: false, times: [{ start: '18:00', end: '01:00' }] }];
    expect(isAvailableAt(menuA, 'delivery', monday, '12:00-12:15', closed)).toBe(false);
    expect(isAvailableAt(menuA, 'delivery', monday, '12:00-12:15', moved)).toBe(false);
    expect(isAvailableAt(menuA, 'delivery', monday, '18:00-18:15', moved)).toBe(true);
    expect(isAvailableAt(menuA, 'delivery', tuesday, '00:45', moved)).toBe(true);
  });
});

describe('merged ranges', () => {
  it.each([
    ['V13', ['11:30-12:00', '12:00-12:30', '18:00-19:00', '00:00-00:00', 'x'], [690, 750, 1080, 1140]],
    ['V14', ['11:30-14:30', '13:00-15:00', '18:30-22:00'], [690, 900, 1110, 1320]],
    ['until midnight', ['18:00-24:00', '23:00-00:00'], [1080, 1440]],
    ['nested', ['11:00-15:00', '12:00-12:15', '15:00-15:15'], [660, 915]],
  ])('join what overlaps or touches and leave out what is malformed, example %s [CHK-52]', (_, list, bounds) => {
    expect(mergeRanges(list).flatMap(({ start, end }) => [start, end])).toEqual(bounds);
  });
});

describe('a menu at an instant', () => {
  it.each([
    ['at its start', menuA, '2026-11-23T12:00', true],
    ['just before its end', menuA, '2026-11-23T12:59:59', true],
    ['at its end', menuA, '2026-11-23T13:00', false],
    ['before', menuA, '2026-11-23T11:59:59', false],
    ['past midnight', menuW, '2026-11-24T00:29', true],
    ['later in the night', menuW, '2026-11-24T00:30', false],
    ['on the morning before', menuW, '2026-11-23T00:15', false],
  ])('is served from its start until just before its end: %s', (_, menu, time, isServed) => {
    expect(isServedAt(menu, 'delivery', paris(time), [])).toBe(isServed);
  });

  it('is served all through an hour that comes twice', () => {
    const second = Temporal.ZonedDateTime.from('2027-10-31T02:10+01:00[Europe/Paris]');
    expect(isServedAt(menuN, 'delivery', second, [])).toBe(true);
  });
});
