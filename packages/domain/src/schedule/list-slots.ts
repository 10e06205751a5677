import { formatClockTime, minutesPerDay } from '../calendar/clock-time.ts';
import { cutQuarters, cutRange, formatRange, type MinuteRange } from '../calendar/ranges.ts';
import { exactInstantAt } from '../calendar/wall-clock.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { Menu, Mode } from '../menu/menu.ts';
import { exceptionOn, parseSpans, rangesOn, weeklyRanges } from './day-ranges.ts';
import { pauseAt, slotRulesAt } from './pause.ts';
import type { Scheduling, SlotRules } from './scheduling.ts';

export interface Slot {
  /** The stored text of a slot: "12:00-12:15", or "12:00" if only starts are shown. */
  value: string;
  start: Temporal.ZonedDateTime;
  /** `too_soon` includes the past; `closed` means an exception. Only the server knows which slots are full. */
  state: 'free' | 'too_soon' | 'closed' | 'paused';
}

export interface SlotQuestion {
  menus: Menu[];
  mode: Mode;
  date: Temporal.PlainDate;
  now: Temporal.ZonedDateTime;
  scheduling: Scheduling;
}

interface ServiceRange extends MinuteRange {
  isClosed: boolean;
}

/** The slots of a date in order with their states, including the previous day's slots after midnight (appendix D). */
export function listSlots(question: SlotQuestion): Slot[] {
  const { mode, date, now, scheduling } = question;
  const rules = slotRulesAt(scheduling, mode, now);
  const pause = pauseAt(scheduling, mode, now);
  const pausedUntil = pause ? Temporal.Instant.from(pause.until).epochMilliseconds : 0;
  const evening = serviceOf(question, date.subtract({ days: 1 }))
    .filter(({ start }) => start >= minutesPerDay)
    .map((range) => ({ ...range, start: range.start - minutesPerDay, end: range.end - minutesPerDay }));
  const day = serviceOf(question, date).filter(({ start }) => start < minutesPerDay);
  const earliest = now.epochMilliseconds + rules.minimumMinutes * 60_000;

  return uniqueRanges([...evening, ...day], rules).flatMap((range) => {
    const start = exactInstantAt(date, range.start, now.timeZoneId);
    if (!start) return [];
    const at = start.epochMilliseconds;
    const isPaused = now.epochMilliseconds < at && at < pausedUntil;
    const state = range.isClosed ? 'closed' : isPaused ? 'paused' : at > earliest ? 'free' : 'too_soon';
    return { value: rules.showRange ? formatRange(range) : formatClockTime(range.start), start, state };
  });
}

/** The slots of one service day in minutes from its midnight, without the slots that the settings remove at both ends. */
function serviceOf({ menus, mode, scheduling }: SlotQuestion, date: Temporal.PlainDate): ServiceRange[] {
  const { exceptions, [mode]: rules } = scheduling;
  const ranges = menus
    .filter((menu) => menu.isAvailable)
    // A closed day lists its usual slots as closed, so that the diner sees the reason.
    .flatMap((menu) => {
      const exception = exceptionOn(date, exceptions, { menu, mode });
      const isClosed = exception?.isClosed ?? false;
      const ranges = isClosed ? weeklyRanges(menu, mode, date) : rangesOn(menu, mode, date, exceptions);
      const areHours = exception !== null && !isClosed;
      return ranges
        .flatMap((range) => (areHours || isNight(range, menu, date) ? cutQuarters(range) : cutRange(range)))
        .map((range) => ({ ...range, isClosed }));
    });
  const unique = uniqueRanges(ranges, rules);
  return unique.slice(rules.removeFirst, Math.max(0, unique.length - rules.removeLast));
}

/** Recognises hours past midnight, which `cutRanges` leaves whole: the range equals the menu's opening hours. */
function isNight({ start, end }: MinuteRange, menu: Menu, date: Temporal.PlainDate): boolean {
  if (end <= minutesPerDay) return false;
  const hours = menu.activeTimes.find(({ day }) => day === weekdayOf(date));
  return parseSpans(hours?.times ?? []).some((span) => span.start === start && span.end === end);
}

function uniqueRanges(ranges: ServiceRange[], { showRange }: SlotRules): ServiceRange[] {
  const sorted = [...ranges].sort(
    (a, b) => a.start - b.start || (showRange ? a.end - b.end : 0) || Number(a.isClosed) - Number(b.isClosed),
  );
  return sorted.filter((range, position) => {
    const previous = sorted[position - 1];
    return previous?.start !== range.start || (showRange && previous.end !== range.end);
  });
}
