import { joinRanges, type MinuteRange } from '../calendar/ranges.ts';
import { toInstants, toZoned } from '../calendar/wall-clock.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { Menu } from '../menu/menu.ts';
import { exceptionOn, exceptionRanges, parseSpans } from './day-ranges.ts';
import type { ScheduleException } from './scheduling.ts';

export interface Opening {
  isOpen: boolean;
  until: Temporal.ZonedDateTime | null;
  opensAt: Temporal.ZonedDateTime | null;
}

const horizonDays = 8;
const modes = ['pickup', 'delivery'] as const;

export interface Service {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export function serviceAt(menus: Menu[], at: Temporal.ZonedDateTime, exceptions: ScheduleException[]): Service | null {
  const found = spansAround(menus, at, exceptions).find(({ end }) => end > at.epochMilliseconds);
  if (!found) return null;
  const { start, end } = found;
  return { start: Temporal.Instant.fromEpochMilliseconds(start), end: Temporal.Instant.fromEpochMilliseconds(end) };
}

export function openingAt(menus: Menu[], now: Temporal.ZonedDateTime, exceptions: ScheduleException[]): Opening {
  const spans = spansAround(menus, now, exceptions);
  const at = now.epochMilliseconds;
  const limit = now.add({ days: horizonDays }).epochMilliseconds;
  const current = spans.find(({ start, end }) => start <= at && at < end);
  const next = spans.find(({ start }) => start > at);
  const within = (instant: number | undefined) =>
    instant === undefined || instant >= limit ? null : toZoned(instant, now.timeZoneId);
  return { isOpen: current !== undefined, until: within(current?.end), opensAt: current ? null : within(next?.start) };
}

/** A menu without opening hours is open if its own flag says so. */
export function isMenuOpen(menu: Menu, now: Temporal.ZonedDateTime, exceptions: ScheduleException[]): boolean {
  const hasHours = menu.activeTimes.some((day) => day.isOpen);
  return menu.isOpen && (!hasHours || openingAt([menu], now, exceptions).isOpen);
}

function spansAround(menus: Menu[], now: Temporal.ZonedDateTime, exceptions: ScheduleException[]): MinuteRange[] {
  const today = now.toPlainDate();
  const dates = Array.from({ length: horizonDays + 2 }, (_, offset) => today.add({ days: offset - 1 }));
  return joinRanges(
    menus
      .filter((menu) => menu.isAvailable)
      .flatMap((menu) => dates.flatMap((date) => openSpans(menu, date, now.timeZoneId, exceptions))),
  );
}

export function openSpans(
  menu: Menu,
  date: Temporal.PlainDate,
  timeZone: string,
  exceptions: ScheduleException[],
): MinuteRange[] {
  const hours = menu.activeTimes.find(({ day }) => day === weekdayOf(date));
  const usual = hours?.isOpen ? parseSpans(hours.times) : [];
  // The restaurant is open while it serves in one of the modes.
  const ranges = modes.flatMap((mode) => {
    const exception = exceptionOn(date, exceptions, { menu, mode });
    return exception ? exceptionRanges(exception) : usual;
  });
  return toInstants(joinRanges(ranges), date, timeZone);
}
