import { describe, expect, it } from 'vitest';
import type { Menu, Mode } from '../menu/menu.ts';
import { aMenu } from '../testing/example-catalogue.ts';
import { aScheduling, menuA, menuB, menuN, menuW, plainRules } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { listSlots } from './list-slots.ts';
import type { ScheduleException, SlotRules } from './scheduling.ts';

interface Wish {
  mode?: Mode;
  date?: string;
  now?: Temporal.ZonedDateTime;
  rules?: Partial<SlotRules>;
  exceptions?: ScheduleException[];
}

const friday = paris('2026-11-20T10:00');

function slotsOf(
  menus: Menu[],
  { mode = 'delivery', date = '2026-11-23', now = friday, rules, exceptions = [] }: Wish,
) {
  const scheduling = aScheduling({ ...plainRules, ...rules }, { exceptions });
  return listSlots({ menus, mode, date: Temporal.PlainDate.from(date), now, scheduling });
}

/** The free slots, which are those that appendix D lists. */
const offered = (menus: Menu[], wish: Wish) =>
  slotsOf(menus, wish)
    .filter((slot) => slot.state === 'free')
    .map((slot) => slot.value);

const withRanges = (...mon: string[]) => aMenu(9, [], { mon });
const quarters = (from: string, count: number) => {
  const start = Temporal.PlainTime.from(from);
  const text = (offset: number) => start.add({ minutes: 15 * offset }).toString({ smallestUnit: 'minute' });
  return Array.from({ length: count }, (_, position) => `${text(position)}-${text(position + 1)}`);
};
const eveningOfW = [...quarters('11:30', 6), ...quarters('22:30', 6)];

type Case = [string, Menu[], Wish, string[]];

const offers: Case[] = [
  ['1', [menuA], {}, quarters('12:00', 4)],
  ['3', [menuA], { rules: { showRange: false } }, ['12:00', '12:15', '12:30', '12:45']],
  ['5', [menuA], { mode: 'pickup', rules: { showRange: false } }, ['11:45', '12:00']],
  ['6', [menuA, menuB], {}, [...quarters('12:00', 4), ...quarters('18:30', 2)]],
  ['14', [withRanges('12:00-12:15')], { mode: 'pickup' }, ['12:00-12:15']],
  ['15', [menuA], { mode: 'pickup', date: '2026-11-24' }, []],
];

const readings: Case[] = [
  [
    '7',
    [withRanges('00:00-00:00', '25:00-26:00', 'abc', '12:00', '12:00-12:00', '19:00-19:30', ' 9:00 - 9:30 ')],
    {},
    ['09:00-09:30', '19:00-19:30'],
  ],
  ['8a', [menuW], {}, eveningOfW],
  ['8b', [menuW], { date: '2026-11-24' }, quarters('00:00', 2)],
  ['16', [withRanges('12:00-12:45', '12:30-13:15', '12:00-12:45')], {}, ['12:00-12:45', '12:30-13:15']],
  ['17', [withRanges('12:00-13:05')], {}, quarters('12:00', 4)],
];

const removals: Case[] = [
  ['4', [menuA], { rules: { removeFirst: 1, removeLast: 2 } }, ['12:15-12:30']],
  ['10', [menuA], { rules: { removeFirst: 9 } }, []],
  [
    '11',
    [menuA],
    { now: paris('2026-11-23T12:05'), rules: { removeFirst: 1, minimumMinutes: 10 } },
    ['12:30-12:45', '12:45-13:00'],
  ],
  ['13 Monday', [menuW], { rules: { removeLast: 2 } }, eveningOfW],
  ['13 Tuesday', [menuW], { rules: { removeLast: 2 }, date: '2026-11-24' }, []],
];

const soon: Case[] = [
  ['2', [menuA], { now: paris('2026-11-23T11:45'), rules: { minimumMinutes: 30 } }, ['12:30-12:45', '12:45-13:00']],
  ['2b', [menuA], { now: paris('2026-11-23T11:44:59'), rules: { minimumMinutes: 30 } }, quarters('12:15', 3)],
  ['9', [menuA], { now: paris('2026-11-23T12:50') }, []],
  [
    '12',
    [menuW],
    { date: '2026-11-24', now: paris('2026-11-23T23:50'), rules: { minimumMinutes: 15 } },
    ['00:15-00:30'],
  ],
];

const summerTime = Temporal.ZonedDateTime.from('2027-10-31T02:30+02:00[Europe/Paris]');
const clockChanges: Case[] = [
  [
    '18',
    [menuN],
    { date: '2027-03-28', now: paris('2027-03-28T01:50'), rules: { minimumMinutes: 30 } },
    quarters('03:30', 2),
  ],
  [
    '18b',
    [menuN],
    { date: '2027-03-28', now: paris('2027-03-26T10:00') },
    [...quarters('01:30', 2), ...quarters('03:00', 4)],
  ],
  ['19', [menuN], { date: '2027-10-31', now: summerTime, rules: { minimumMinutes: 45 } }, quarters('03:00', 4)],
];

describe('the slots of a day', () => {
  it.each(offers)(
    'are those of the menus of the cart in the mode, example %s [CHK-28, CHK-51, CHK-54]',
    (...[, menus, wish, expected]) => {
      expect(offered(menus, wish)).toEqual(expected);
    },
  );

  it.each(readings)(
    'are read from ranges, malformed ones left out, long ones cut, example %s [CHK-28, CHK-52]',
    (...[, menus, wish, expected]) => {
      expect(offered(menus, wish)).toEqual(expected);
    },
  );

  it.each(removals)(
    'lose the first and the last of the service day before time counts, example %s [CHK-53]',
    (...[, menus, wish, expected]) => {
      expect(offered(menus, wish)).toEqual(expected);
    },
  );

  it.each(soon)('start later than the minimum time from now, example %s [CHK-29]', (...[, menus, wish, expected]) => {
    expect(offered(menus, wish)).toEqual(expected);
  });

  it.each(clockChanges)(
    'follow instants when the clock changes, example %s [CHK-29]',
    (...[, menus, wish, expected]) => {
      expect(offered(menus, wish)).toEqual(expected);
    },
  );

  it('say of each slot whether it is free or too soon, in words and as an instant [CHK-54]', () => {
    const slots = slotsOf([menuA], { now: paris('2026-11-23T12:05') });
    expect(slots.map(({ value, state }) => [value, state])).toEqual([
      ['12:00-12:15', 'too_soon'],
      ['12:15-12:30', 'free'],
      ['12:30-12:45', 'free'],
      ['12:45-13:00', 'free'],
    ]);
    expect(slots[1]?.start.toString()).toBe('2026-11-23T12:15:00+01:00[Europe/Paris]');
    expect(slotsOf([menuA], { rules: { showRange: false } })[0]?.value).toBe('12:00');
  });

  it('are closed on a closed day, and so is what it would have had after midnight', () => {
    const exceptions = [{ date: '2026-11-23', isClosed: true, times: [] }];
    const states = (date: string) => new Set(slotsOf([menuW], { exceptions, date }).map((slot) => slot.state));
    expect(states('2026-11-23')).toEqual(new Set(['closed']));
    expect(states('2026-11-24')).toEqual(new Set(['closed']));
  });

  it('are those of the exceptional hours on a day that has some', () => {
    const exceptions = [{ date: '2026-11-23', isClosed: false, times: [{ start: '18:00', end: '19:15' }] }];
    expect(offered([menuA], { exceptions })).toEqual(quarters('18:00', 5));
  });

  it.each([
    ['an hour', '19:00', 4],
    ['three quarters', '18:45', 3],
    ['a quarter', '18:15', 1],
    ['less than a quarter, which is none', '18:10', 0],
  ])('are cut into quarters of exceptional hours of %s, which the week would leave whole [CHK-28]', (_, end, count) => {
    const exceptions = [{ date: '2026-11-23', isClosed: false, times: [{ start: '18:00', end }] }];
    expect(offered([menuA], { exceptions })).toEqual(quarters('18:00', count));
  });

  it('leave out a menu that is off sale', () => {
    expect(offered([{ ...menuA, isAvailable: false }, menuB], {})).toEqual(['12:30-12:45', ...quarters('18:30', 2)]);
  });

  it('exist on the 29th of February too', () => {
    expect(offered([aMenu(5, [], { tue: ['12:00-12:15'] })], { date: '2028-02-29' })).toEqual(['12:00-12:15']);
  });
});
