import { describe, expect, it } from 'vitest';
import type { Weekday } from '../calendar/weekday.ts';
import type { HourSpan, Menu } from '../menu/menu.ts';
import { aMenu, aWeek } from '../testing/example-catalogue.ts';
import { openingHours } from './opening-hours.ts';

const menu = (id: number, times: Partial<Record<Weekday, HourSpan[]>>, isAvailable = true): Menu => ({
  ...aMenu(id, []),
  isAvailable,
  activeTimes: aWeek((day) => times[day] ?? []),
});
const span = (start: string, end: string) => ({ start, end });
const timesOf = (menus: Menu[], day: Weekday) => openingHours(menus).find((hours) => hours.day === day)?.times;

const noon = { mon: [span('12:00', '14:00')], tue: [span('12:00', '14:00')] };

describe('the hours of a restaurant with several menus', () => {
  it('are those of all of them, in their order, whichever is written first [MNU-04]', () => {
    const evening = menu(2, { mon: [span('19:00', '23:00')], wed: [span('19:00', '23:00')] });
    for (const menus of [
      [menu(1, noon), evening],
      [evening, menu(1, noon)],
    ]) {
      expect(timesOf(menus, 'mon')).toEqual([span('12:00', '14:00'), span('19:00', '23:00')]);
      expect(timesOf(menus, 'tue')).toEqual([span('12:00', '14:00')]);
      expect(timesOf(menus, 'wed')).toEqual([span('19:00', '23:00')]);
      expect(openingHours(menus).map(({ day, isOpen }) => [day, isOpen])).toEqual([
        ...[
          ['mon', true],
          ['tue', true],
          ['wed', true],
        ],
        ...[
          ['thu', false],
          ['fri', false],
          ['sat', false],
          ['sun', false],
        ],
      ]);
    }
  });

  it('are one span where they overlap or touch, also past midnight [MNU-04]', () => {
    const late = menu(2, { mon: [span('13:30', '15:00'), span('15:00', '16:00'), span('22:00', '01:00')] });
    expect(timesOf([menu(1, noon), late], 'mon')).toEqual([span('12:00', '16:00'), span('22:00', '01:00')]);
  });

  it('leave out a menu that is not on sale [MNU-04]', () => {
    expect(timesOf([menu(1, noon), menu(2, { wed: [span('19:00', '23:00')] }, false)], 'wed')).toEqual([]);
  });
});

it('one menu says the hours as they are written, and none says nothing [MNU-04]', () => {
  const [first] = [menu(1, noon)];
  expect(openingHours([first as Menu])).toEqual(first?.activeTimes);
  expect(openingHours([])).toEqual([]);
});
