import type { HourSpan, Menu, Mode, WeekRanges } from '../menu/menu.ts';
import { minutesPerDay } from './clock-time.ts';
import { joinRanges, leaveOut, type MinuteRange, parseRanges } from './ranges.ts';
import type { ScheduleException } from './scheduling.ts';
import { weekdayOf } from './weekday.ts';

/** The week that a mode follows: pickup has its own where the menu has one (requirements appendix D, examples 14, 15). */
function weekOf(menu: Menu, mode: Mode): WeekRanges {
  return mode === 'pickup' && menu.pickupTimeRanges ? menu.pickupTimeRanges : menu.timeRanges;
}

/** The exception that a date falls under; null: it follows the week. */
export function exceptionOn(date: Temporal.PlainDate, exceptions: ScheduleException[]): ScheduleException | null {
  const text = date.toString();
  return exceptions.find((exception) => exception.date === text && !exception.isPause) ?? null;
}

/** What pauses take out of the service of a date, in ascending order. */
export function pausesOn(date: Temporal.PlainDate, exceptions: ScheduleException[]): MinuteRange[] {
  const text = date.toString();
  const pauses = exceptions.filter((exception) => exception.date === text && exception.isPause);
  return joinRanges(pauses.flatMap(({ times }) => parseSpans(times)));
}

/** The days that do not follow the week, as if nobody had made a pause: what the kitchen has its people for. */
export function withoutPauses(exceptions: ScheduleException[]): ScheduleException[] {
  return exceptions.filter(({ isPause }) => !isPause);
}

/** A menu's ranges by its week alone, as listed: the service of that date, which may run past its midnight. */
export function weeklyRanges(menu: Menu, mode: Mode, date: Temporal.PlainDate): MinuteRange[] {
  return parseRanges(weekOf(menu, mode)[weekdayOf(date)] ?? []);
}

/** A menu's ranges on a date: those of an exception where there is one, else the week's, but for what is paused. */
export function rangesOn(
  menu: Menu,
  mode: Mode,
  date: Temporal.PlainDate,
  exceptions: ScheduleException[],
): MinuteRange[] {
  const exception = exceptionOn(date, exceptions);
  const ranges = exception ? exceptionRanges(exception) : weeklyRanges(menu, mode, date);
  return leaveOut(ranges, pausesOn(date, exceptions));
}

/** When a menu is served on a calendar date: its merged ranges, and what the evening before brought past midnight. */
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

/** The hours of an exception; none when it closes the day. */
export function exceptionRanges({ isClosed, times }: ScheduleException): MinuteRange[] {
  return isClosed ? [] : parseSpans(times);
}

/** Reads pairs of times, leaving out what is malformed or empty. */
export function parseSpans(times: HourSpan[]): MinuteRange[] {
  return parseRanges(times.map(({ start, end }) => `${start}-${end}`));
}
