import type { Menu, Mode } from '../menu/menu.ts';
import { rangesOn } from './day-ranges.ts';
import { joinRanges, type MinuteRange } from './ranges.ts';
import type { ScheduleException } from './scheduling.ts';
import { toInstants } from './wall-clock.ts';

/** An ASAP order reads up to nine days in each mode. */
const mostDays = 32;

interface Remembered {
  exceptions: ScheduleException[];
  days: Map<string, MinuteRange[]>;
}

const menus = new WeakMap<Menu, Remembered>();

/** When a menu is served by a date's ranges, in epoch milliseconds. Cached by menu and exceptions, which are never changed in place. */
export function spansOn(
  menu: Menu,
  mode: Mode,
  date: Temporal.PlainDate,
  exceptions: ScheduleException[],
  timeZone: string,
): MinuteRange[] {
  const days = daysOf(menu, exceptions);
  const key = `${mode} ${date} ${timeZone}`;
  const known = days.get(key);
  if (known) return known;
  if (days.size >= mostDays) days.clear();
  const spans = toInstants(joinRanges(rangesOn(menu, mode, date, exceptions)), date, timeZone);
  days.set(key, spans);
  return spans;
}

function daysOf(menu: Menu, exceptions: ScheduleException[]): Remembered['days'] {
  const known = menus.get(menu);
  if (known?.exceptions === exceptions) return known.days;
  const days: Remembered['days'] = new Map();
  menus.set(menu, { exceptions, days });
  return days;
}
