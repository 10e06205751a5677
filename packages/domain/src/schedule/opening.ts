import type { Menu } from '../menu/menu.ts';
import { exceptionOn, exceptionRanges, parseSpans } from './day-ranges.ts';
import { joinRanges, type MinuteRange } from './ranges.ts';
import type { ScheduleException } from './scheduling.ts';
import { toInstants, toZoned } from './wall-clock.ts';
import { weekdayOf } from './weekday.ts';

/** Whether the restaurant is open, until when, or when it opens again. */
export interface Opening {
  isOpen: boolean;
  /** Null: closed, or open for longer than a week. */
  until: Temporal.ZonedDateTime | null;
  /** Null: open, or closed for longer than a week. */
  opensAt: Temporal.ZonedDateTime | null;
}

const horizonDays = 8;

/** The opening at an instant, from the hours shown to people (`activeTimes`) of the menus on sale (requirement MNU-11). */
export function openingAt(menus: Menu[], now: Temporal.ZonedDateTime, exceptions: ScheduleException[]): Opening {
  const today = now.toPlainDate();
  const dates = Array.from({ length: horizonDays + 2 }, (_, offset) => today.add({ days: offset - 1 }));
  const spans = joinRanges(
    menus
      .filter((menu) => menu.isAvailable)
      .flatMap((menu) => dates.flatMap((date) => openSpans(menu, date, now.timeZoneId, exceptions))),
  );
  const at = now.epochMilliseconds;
  const limit = now.add({ days: horizonDays }).epochMilliseconds;
  const current = spans.find(({ start, end }) => start <= at && at < end);
  const next = spans.find(({ start }) => start > at);
  const within = (instant: number | undefined) =>
    instant === undefined || instant >= limit ? null : toZoned(instant, now.timeZoneId);
  return { isOpen: current !== undefined, until: within(current?.end), opensAt: current ? null : within(next?.start) };
}

/** Spans of epoch milliseconds in which a menu is shown as open, of the service of one date. */
export function openSpans(
  menu: Menu,
  date: Temporal.PlainDate,
  timeZone: string,
  exceptions: ScheduleException[],
): MinuteRange[] {
  const exception = exceptionOn(date, exceptions);
  const hours = menu.activeTimes.find(({ day }) => day === weekdayOf(date));
  const ranges = exception ? exceptionRanges(exception) : hours?.isOpen ? parseSpans(hours.times) : [];
  return toInstants(joinRanges(ranges), date, timeZone);
}
