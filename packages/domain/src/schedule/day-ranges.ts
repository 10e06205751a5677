import { minutesPerDay } from '../calendar/clock-time.ts';
import { joinRanges, type MinuteRange, parseRanges } from '../calendar/ranges.ts';
import type { WeekRanges } from '../calendar/weekday.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { HourSpan, Menu, Mode } from '../menu/menu.ts';
import type { ScheduleException } from './scheduling.ts';

/** Pickup can have its own weekly hours (appendix D, examples 14, 15). */
function weekOf(menu: Menu, mode: Mode): WeekRanges {
  return mode === 'pickup' && menu.pickupTimeRanges ? menu.pickupTimeRanges : menu.timeRanges;
}

/** Finds the exception that replaces the hours of a menu and mode on a date. */
export function exceptionOn(
  date: Temporal.PlainDate,
  exceptions: ScheduleException[],
  { menu, mode }: { menu: Pick<Menu, 'id'>; mode: Mode },
): ScheduleException | null {
  const text = date.toString();
  const found = exceptions.find(
    ({ date: first, until = first, modes, menuIds }) =>
      first <= text && text <= until && (modes?.includes(mode) ?? true) && (menuIds?.includes(menu.id) ?? true),
  );
  return found ?? null;
}

export function weeklyRanges(menu: Menu, mode: Mode, date: Temporal.PlainDate): MinuteRange[] {
  return parseRanges(weekOf(menu, mode)[weekdayOf(date)] ?? []);
}

export function rangesOn(
  menu: Menu,
  mode: Mode,
  date: Temporal.PlainDate,
  exceptions: ScheduleException[],
): MinuteRange[] {
  const exception = exceptionOn(date, exceptions, { menu, mode });
  return exception ? exceptionRanges(exception) : weeklyRanges(menu, mode, date);
}

export function servedRanges(
  menu: Menu,
  mode: Mode,
  date: Temporal.PlainDate,
  exceptions: ScheduleException[],
): MinuteRange[] {
  const evening = rangesOn(menu, mode, date.subtract({ days: 1 }), exceptions)
    .filter(({ end }) => end > minutesPerDay)
    .map(({ start, end }) => ({ start: Math.max(start - minutesPerDay, 0), end: end - minutesPerDay }));
  return [...joinRanges(rangesOn(menu, mode, date, exceptions)), ...joinRanges(evening)];
}

export function exceptionRanges({ isClosed, times }: ScheduleException): MinuteRange[] {
  return isClosed ? [] : parseSpans(times);
}

export function parseSpans(times: HourSpan[]): MinuteRange[] {
  return parseRanges(times.map(({ start, end }) => `${start}-${end}`));
}
