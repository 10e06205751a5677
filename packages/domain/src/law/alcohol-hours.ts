import { minutesPerDay } from '../calendar/clock-time.ts';
import { joinRanges, type MinuteRange, parseRanges } from '../calendar/ranges.ts';
import { type TimeSpan, toInstants } from '../calendar/wall-clock.ts';
import { type WeekRanges, weekdayOf } from '../calendar/weekday.ts';

/** An ISO date with hours of its own. No ranges mean that no alcohol is sold. */
export interface AlcoholDay {
  date: string;
  ranges: string[];
}

/** When alcohol may be sold, and with what (LAW-20, LAW-21, LAW-23). */
export interface AlcoholRules {
  /** A weekday without ranges sells none. A range past midnight belongs to the day on which it begins. */
  hours: WeekRanges;
  exceptions: AlcoholDay[];
  /** True if the hours bind the hand-over only, and not the time at which the order is placed. */
  canOrderAnyTime: boolean;
  /** True if alcohol is sold with a dish only. */
  isWithMeal: boolean;
}

const usualHours = ['08:00-22:00'];

/** The hours that need no permit for the night (code de la santé publique, L3331-4). */
export const usualAlcoholHours: WeekRanges = {
  mon: usualHours,
  tue: usualHours,
  wed: usualHours,
  thu: usualHours,
  fri: usualHours,
  sat: usualHours,
  sun: usualHours,
};

const [dayHours = { start: 0, end: minutesPerDay }] = parseRanges(usualHours);

/** True if some of these hours, such as "18:00-02:30", need the permit for the night (LAW-20). */
export function needsNightPermit(range: string): boolean {
  return parseRanges([range]).some(({ start, end }) => start < dayHours.start || end > dayHours.end);
}

/** The hours of a date in minutes from its midnight. */
export function alcoholRangesOn(
  date: Temporal.PlainDate,
  { hours, exceptions }: Pick<AlcoholRules, 'hours' | 'exceptions'>,
): MinuteRange[] {
  const own = exceptions.find((day) => day.date === date.toString());
  return joinRanges(parseRanges(own ? own.ranges : (hours[weekdayOf(date)] ?? [])));
}

/** True if alcohol may be sold during all of a span. A slot may end with the hours; an instant at their end is too late. */
export function isAlcoholSold(
  { start, end }: TimeSpan,
  rules: Pick<AlcoholRules, 'hours' | 'exceptions'>,
  timeZone: string,
): boolean {
  return spansAround(start, rules, timeZone).some((span) => span.start <= start && start < span.end && end <= span.end);
}

/** The end of the hours at an instant, or of the last ones before it, in epoch milliseconds. Null without any (LAW-30). */
export function alcoholEndAt(
  at: number,
  rules: Pick<AlcoholRules, 'hours' | 'exceptions'>,
  timeZone: string,
): number | null {
  return spansAround(at, rules, timeZone).findLast(({ start }) => start <= at)?.end ?? null;
}

/** The hours of the day of an instant and of the days next to it, joined where they meet. */
function spansAround(at: number, rules: Pick<AlcoholRules, 'hours' | 'exceptions'>, timeZone: string): TimeSpan[] {
  const date = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  return joinRanges(
    [-1, 0, 1]
      .map((days) => date.add({ days }))
      .flatMap((day) => toInstants(alcoholRangesOn(day, rules), day, timeZone)),
  );
}

export interface AlcoholSale {
  /** The epoch milliseconds at which the order is placed. */
  placedAt: number;
  /** When it is handed over: the whole slot, or the instant of a single time or of a promise. */
  handOver: TimeSpan;
}

/** The hand-over, else the placing of an order, if it is outside the hours. Null if alcohol may be sold in the order (LAW-21). */
export function forbiddenAlcoholSpan(
  { placedAt, handOver }: AlcoholSale,
  rules: AlcoholRules,
  timeZone: string,
): TimeSpan | null {
  if (!isAlcoholSold(handOver, rules, timeZone)) return handOver;
  const placing = { start: placedAt, end: placedAt };
  return rules.canOrderAnyTime || isAlcoholSold(placing, rules, timeZone) ? null : placing;
}
