import { describe, expect, it } from 'vitest';
import type { Menu } from '../menu/menu.ts';
import { aMenu, aWeek } from '../testing/example-catalogue.ts';
import { aScheduling, plainRules } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { cutRanges } from './cut-ranges.ts';
import { listSlots } from './list-slots.ts';
import { isMenuOpen, openingAt, serviceAt } from './opening.ts';
import type { ScheduleException } from './scheduling.ts';

const lunch = { start: '11:30', end: '14:30' };
const dinner = { start: '18:30', end: '22:30' };
const open = (times: Parameters<typeof aWeek>[0]): Menu => ({ ...aMenu(1, []), activeTimes: aWeek(times) });

const pizzeria = open((day) =>
  day === 'sun' ? [] : day === 'sat' ? [lunch, { start: '18:30', end: '01:00' }] : [lunch, dinner],
);
const told = (menus: Menu[], now: string, exceptions = [] as Parameters<typeof openingAt>[2]) => {
  const { isOpen, until, opensAt } = openingAt(menus, paris(now), exceptions);
  const text = (at: Temporal.ZonedDateTime | null) =>
    at?.toPlainDateTime().toString({ smallestUnit: 'minute' }) ?? null;
  return [isOpen, text(until), text(opensAt)];
};

describe('the opening hours', () => {
  it.each([
    ['at lunch', '2026-11-23T12:00', [true, '2026-11-23T14:30', null]],
    ['at the last minute', '2026-11-23T14:29:59', [true, '2026-11-23T14:30', null]],
    ['between services', '2026-11-23T14:30', [false, null, '2026-11-23T18:30']],
    ['after dinner', '2026-11-23T22:30', [false, null, '2026-11-24T11:30']],
    ['past midnight', '2026-11-29T00:30', [true, '2026-11-29T01:00', null]],
    ['on the closed day', '2026-11-29T12:00', [false, null, '2026-11-30T11:30']],
  ])('tell until when it is open, or when it opens again: %s', (_, now, expected) => {
    expect(told([pizzeria], now)).toEqual(expected);
  });

  it.each([
    ['the one that it is in', '2026-11-23T12:00', '2026-11-23T11:30 14:30'],
    ['the next one', '2026-11-23T14:30', '2026-11-23T18:30 22:30'],
    ['that of the evening before', '2026-11-29T00:30', '2026-11-28T18:30 01:00'],
  ])('tell the service of an instant: %s', (_, now, expected) => {
    const service = serviceAt([pizzeria], paris(now), []);
    const text = (at: Temporal.Instant | undefined) =>
      at?.toZonedDateTimeISO('Europe/Paris').toPlainDateTime().toString();
    expect(`${text(service?.start)?.slice(0, 16)} ${text(service?.end)?.slice(11, 16)}`).toBe(expected);
    expect(serviceAt([], paris(now), [])).toBeNull();
  });

  it('follow a closed or an exceptional day', () => {
    const closed = [{ date: '2026-11-23', isClosed: true, times: [] }];
    const evening = [{ date: '2026-11-29', isClosed: false, times: [{ start: '18:00', end: '23:59' }] }];
    expect(told([pizzeria], '2026-11-23T12:00', closed)).toEqual([false, null, '2026-11-24T11:30']);
    expect(told([pizzeria], '2026-11-29T12:00', evening)).toEqual([false, null, '2026-11-29T18:00']);
  });

  it('join those of several menus, but not of one that is off sale', () => {
    const afternoon = open(() => [{ start: '14:30', end: '17:00' }]);
    expect(told([pizzeria, afternoon], '2026-11-23T12:00')).toEqual([true, '2026-11-23T17:00', null]);
    expect(told([{ ...pizzeria, isAvailable: false }], '2026-11-23T12:00')).toEqual([false, null, null]);
  });

  it('have no end where the restaurant never closes', () => {
    expect(told([open(() => [{ start: '00:00', end: '24:00' }])], '2026-11-23T12:00')).toEqual([true, null, null]);
  });
});

describe('opening hours as slots', () => {
  it('are cut into quarters of an hour, a closed day said as such', () => {
    const cut = cutRanges(aWeek((day) => (day === 'mon' ? [{ start: '11:30', end: '12:20' }] : [])));
    expect(cut.mon).toEqual(['11:30-11:45', '11:45-12:00', '12:00-12:15']);
    expect(cut.tue).toEqual(['00:00-00:00']);
  });

  it('are quarters past midnight, too, however short the night: as a week has them and as an exception does', () => {
    const hours = aWeek(() => [{ start: '23:30', end: '00:15' }]);
    const menu: Menu = { ...aMenu(1, []), activeTimes: hours, timeRanges: cutRanges(hours), pickupTimeRanges: null };
    const slots = (date: string, exceptions: ScheduleException[] = []) =>
      listSlots({
        menus: [menu],
        mode: 'pickup',
        date: Temporal.PlainDate.from(date),
        now: paris('2026-11-20T12:00'),
        scheduling: aScheduling(plainRules, { exceptions }),
      }).map(({ value }) => value);
    expect(slots('2026-11-23')).toEqual(['00:00-00:15', '23:30-23:45', '23:45-00:00']);
    const times = [
      { start: '12:00', end: '12:45' },
      { start: '23:45', end: '00:15' },
    ];
    const exceptions = [{ date: '2026-11-23', isClosed: false, times }];
    expect(slots('2026-11-23', exceptions)).toEqual([
      '00:00-00:15',
      '12:00-12:15',
      '12:15-12:30',
      '12:30-12:45',
      '23:45-00:00',
    ]);
    expect(slots('2026-11-24', exceptions)[0]).toBe('00:00-00:15');
  });

  it('stay whole past midnight, so that the night belongs to its evening', () => {
    expect(cutRanges(aWeek(() => [{ start: '22:00', end: '01:00' }])).fri).toEqual(['22:00-01:00']);
    expect(cutRanges(aWeek(() => [{ start: '23:30', end: '00:00' }])).fri).toEqual(['23:30-23:45', '23:45-00:00']);
  });
});

it.each([
  ['in its hours', pizzeria, '2026-11-23T12:00', true],
  ['out of its hours', pizzeria, '2026-11-23T15:00', false],
  ['without hours', aMenu(1, []), '2026-11-23T15:00', true],
  ['that the server says is closed', { ...aMenu(1, []), isOpen: false }, '2026-11-23T15:00', false],
])('a menu is open by its hours, else by its own word: %s', (_, menu, now, expected) => {
  expect(isMenuOpen(menu, paris(now), [])).toBe(expected);
});
