import { endOfServiceDay, startOfServiceDay } from '../schedule/service/service-day.ts';

/** Service days from the first to the last, both included. */
export interface DayRange {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** Instants from the first on, up to the last, which is excluded. */
export interface Span {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

export type Before = 'week' | 'month' | 'year';

/** The most service days of a report: a year and a day. */
export const mostReportDays = 367;

/** Reports begin in this year at the earliest. */
const firstYear = 2000;

/** Which bound of a range is wrong, or that it is too long. Null for a range that can be reported. */
export function faultOfRange({ from, to }: DayRange, today: Temporal.PlainDate): 'from' | 'to' | 'length' | null {
  const last = today.add({ days: mostReportDays });
  const isKnown = (date: Temporal.PlainDate) => date.year >= firstYear && Temporal.PlainDate.compare(date, last) <= 0;
  if (!isKnown(from)) return 'from';
  if (!isKnown(to) || Temporal.PlainDate.compare(from, to) > 0) return 'to';
  return from.until(to).days >= mostReportDays ? 'length' : null;
}

/** The instants of service days. They turn at five o'clock, so that days around clock changes have 23 and 25 hours. */
export function spanOfDays({ from, to }: DayRange, timeZone: string): Span {
  return {
    from: startOfServiceDay(from, timeZone).toInstant(),
    until: endOfServiceDay(to, timeZone).toInstant(),
  };
}

/**
 * What a range is compared with (REP-08): as long a time, whole weeks earlier, so that the weekdays are the same. A range that is not over
 * ends now, in the compared time too. The week before is for a week at most, the month before (4 or 5 weeks) for a month at most.
 */
export function comparedSpans(range: DayRange, now: Temporal.ZonedDateTime): { before: Before; span: Span }[] {
  const { timeZoneId } = now;
  const start = startOfServiceDay(range.from, timeZoneId);
  const end = endOfServiceDay(range.to, timeZoneId);
  const until = Temporal.ZonedDateTime.compare(now, end) < 0 ? now : end;
  if (Temporal.ZonedDateTime.compare(until, start) <= 0) return [];
  const days = range.from.until(range.to).days + 1;
  const weeks: Record<Before, number | null> = {
    week: days <= 7 ? 1 : null,
    month: days <= 35 ? (days <= 28 ? 4 : 5) : null,
    year: 52,
  };
  return (['week', 'month', 'year'] as const).flatMap((before) => {
    const count = weeks[before];
    if (count === null) return [];
    const earlier = (at: Temporal.ZonedDateTime) => at.subtract({ weeks: count }).toInstant();
    return [{ before, span: { from: earlier(start), until: earlier(until) } }];
  });
}
