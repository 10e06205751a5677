import type { Menu, Mode } from '../menu/menu.ts';
import { isServedAt } from './availability.ts';
import type { MinuteRange } from './ranges.ts';
import type { ScheduleException, SlotRules } from './scheduling.ts';
import { spansOn } from './spans-on.ts';
import { toZoned } from './wall-clock.ts';

const horizonDays = 7;

/**
 * When an order for as soon as possible can begin: now if every menu is served now, else the first minute of the next
 * seven days at which all are; null: none, such an order is refused (DEC-12, requirements appendix D Q1 to Q7).
 * `menus` are those of the cart's items.
 */
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
  // All are served for the first time where one of them opens.
  const first = weeks
    .flatMap((spans) => spans.map(({ start }) => start))
    .filter((start) => start > now.epochMilliseconds && start <= limit)
    .sort((a, b) => a - b)
    .find(isEveryServed);
  return first === undefined ? null : toZoned(first, now.timeZoneId);
}

/**
 * The time that the diner of an order for as soon as possible is told, and that is stored: ready-from plus the mode's minimum time, up to
 * the next five minutes. It is rounded here and nowhere else, so that everybody reads the same hour (appendix D).
 */
export function promisedAt(readyAt: Temporal.ZonedDateTime, rules: SlotRules): Temporal.ZonedDateTime {
  const earliest = readyAt.add({ minutes: rules.minimumMinutes }).toInstant();
  return roundPromise(earliest).toZonedDateTimeISO(readyAt.timeZoneId);
}

/** Up to the next five minutes. Of an instant: rounded on the wall, 02:58 before the hour of October that comes twice would become 03:00. */
export function roundPromise(at: Temporal.Instant): Temporal.Instant {
  return at.round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'ceil' });
}

/** Spans of epoch milliseconds in which a menu is served, from yesterday's service to a week ahead. */
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
