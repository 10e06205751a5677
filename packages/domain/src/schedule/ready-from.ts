import type { MinuteRange } from '../calendar/ranges.ts';
import { toZoned } from '../calendar/wall-clock.ts';
import type { Menu, Mode } from '../menu/menu.ts';
import { isServedAt } from './availability.ts';
import type { ScheduleException, SlotRules } from './scheduling.ts';
import { spansOn } from './spans-on.ts';

/** An order as soon as possible is promised for at most a week ahead. */
export const horizonDays = 7;

/** The earliest time of an ASAP order; null if there is none in seven days, so it is refused (DEC-12, appendix D Q1 to Q7). */
export function readyFrom(
  menus: Menu[],
  mode: Mode,
  now: Temporal.ZonedDateTime,
  exceptions: ScheduleException[],
): Temporal.ZonedDateTime | null {
  if (menus.every((menu) => isServedAt(menu, mode, now, exceptions))) return now;
  const weeks = menus.map((menu) => spansAhead(menu, mode, now, exceptions));
  const isEveryServed = (at: number) => weeks.every((spans) => spans.some(({ start, end }) => start <= at && at < end));
  const limit = now.add({ days: horizonDays }).epochMilliseconds;
  // All menus are served for the first time when one of their ranges starts.
  const first = weeks
    .flatMap((spans) => spans.map(({ start }) => start))
    .filter((start) => start > now.epochMilliseconds && start <= limit)
    .sort((a, b) => a - b)
    .find(isEveryServed);
  return first === undefined ? null : toZoned(first, now.timeZoneId);
}

/** The promised time of an ASAP order: its earliest time plus the mode's minimum, rounded up to five minutes (appendix D). */
export function promisedAt(readyAt: Temporal.ZonedDateTime, rules: SlotRules): Temporal.ZonedDateTime {
  const earliest = readyAt.add({ minutes: rules.minimumMinutes }).toInstant();
  return roundPromise(earliest).toZonedDateTimeISO(readyAt.timeZoneId);
}

/** Promises are given for each fifth minute. */
export const promiseMinutes = 5;

/** Rounds the instant, because rounding wall-clock time would turn 02:58 into 03:00 and skip the hour that October repeats. */
export function roundPromise(at: Temporal.Instant): Temporal.Instant {
  return at.round({ smallestUnit: 'minute', roundingIncrement: promiseMinutes, roundingMode: 'ceil' });
}

/** The spans in which a menu is served, in epoch milliseconds, from yesterday's service to a week ahead. */
function spansAhead(
  menu: Menu,
  mode: Mode,
  now: Temporal.ZonedDateTime,
  exceptions: ScheduleException[],
): MinuteRange[] {
  const today = now.toPlainDate();
  return Array.from({ length: horizonDays + 2 }, (_, offset) => today.add({ days: offset - 1 })).flatMap((date) =>
    spansOn(menu, mode, date, exceptions, now.timeZoneId),
  );
}
