import type { HourSpan, Menu, Mode, WeekRanges } from '../menu/menu.ts';
import { minutesPerDay } from './clock-time.ts';
import { joinRanges, leaveOut, type MinuteRange, parseRanges } from './ranges.ts';
import type { ScheduleException } from './scheduling.ts';
import { weekdayOf } from './weekday.ts';

/** The week of a mode: pickup can have its own (appendix D, examples 14, 15). */
function weekOf(menu: Menu, mode: Mode): WeekRanges {
  return mode === 'pickup' && menu.pickupTimeRanges ? menu.pickupTimeRanges : menu.timeRanges;
}

export function exceptionOn(date: Temporal.PlainDate, exceptions: ScheduleException[]): ScheduleException | null {
  const text = date.toString();
  return exceptions.find((exception) => exception.date === text && !exception.isPause) ?? null;
}

export function pausesOn(date: Temporal.PlainDate, exceptions: ScheduleException[]): MinuteRange[] {
  const text = date.toString();
  const pauses = exceptions.filter((exception) => exception.date === text && exception.isPause);
  return joinRanges(pauses.flatMap(({ times }) => parseSpans(times)));
}

/** The exceptions without pauses: the hours at which the kitchen works. */
export function withoutPauses(exceptions: ScheduleException[]): ScheduleException[] {
  return exceptions.filter(({ isPause }) => !isPause);
}

/** A menu's ranges by its week alone: the service of that date, which can run past its midnight. */
export function weeklyRanges(menu: Menu, mode: Mode, date: Temporal.PlainDate): MinuteRange[] {
  return parseRanges(weekOf(menu, mode)[weekdayOf(date)] ?? []);
}

/** A menu's ranges on a date: those of an exception, else of the week, without the pauses. */
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

/** When a menu is served on a calendar date: its merged ranges, and the hours past midnight of the evening before. */
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

/** Reads pairs of times. Malformed and empty ones are left out. */
export function parseSpans(times: HourSpan[]): MinuteRange[] {
  return parseRanges(times.map(({ start, end }) => `${start}-${end}`));
}
