import { parseWindow } from '../calendar/ranges.ts';
import type { Menu, Mode } from '../menu/menu.ts';
import { servedRanges } from './day-ranges.ts';
import type { ScheduleException } from './scheduling.ts';
import { spansOn } from './spans-on.ts';

export function isAvailableAt(
  menu: Menu,
  mode: Mode,
  date: Temporal.PlainDate,
  value: string,
  exceptions: ScheduleException[],
): boolean {
  const window = parseWindow(value);
  if (!window) return false;
  return servedRanges(menu, mode, date, exceptions).some(
    (range) => window.start < range.end && range.start < window.end,
  );
}

export function isServedAt(
  menu: Menu,
  mode: Mode,
  at: Temporal.ZonedDateTime,
  exceptions: ScheduleException[],
): boolean {
  const date = at.toPlainDate();
  return [date.subtract({ days: 1 }), date].some((day) =>
    spansOn(menu, mode, day, exceptions, at.timeZoneId).some(
      ({ start, end }) => start <= at.epochMilliseconds && at.epochMilliseconds < end,
    ),
  );
}
