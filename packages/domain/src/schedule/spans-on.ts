import { joinRanges, type MinuteRange } from '../calendar/ranges.ts';
import { toInstants } from '../calendar/wall-clock.ts';
import type { Menu, Mode } from '../menu/menu.ts';
import { rangesOn } from './day-ranges.ts';
import type { ScheduleException } from './scheduling.ts';

/** The largest number of cached days; the capacity of a kitchen needs 33 days per mode. */
const mostDays = 96;

interface Remembered {
  exceptions: ScheduleException[];
  days: Map<string, MinuteRange[]>;
}

const menus = new WeakMap<Menu, Remembered>();

/** The spans in which a menu is served, in epoch milliseconds. They are cached by menu and exceptions, which must never be mutated. */
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
