import { minutesPerDay, parseClockTime } from '../calendar/clock-time.ts';
import type { MinuteRange } from '../calendar/ranges.ts';
import { toInstants, toZoned } from '../calendar/wall-clock.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { Menu } from '../menu/menu.ts';
import { openSpans } from '../schedule/opening.ts';
import type { ScheduleException } from '../schedule/scheduling.ts';
import type { Offer, OfferPeriod } from './offer.ts';

/** The next instant at which time alone can change the pages: an opening, a closing, the start or end of an offer, or midnight. */
export function nextBoundary(
  menus: Menu[],
  offers: Offer[],
  now: Temporal.ZonedDateTime,
  exceptions: ScheduleException[],
): Temporal.ZonedDateTime {
  const today = now.toPlainDate();
  const midnight = today.add({ days: 1 }).toZonedDateTime(now.timeZoneId).epochMilliseconds;
  const spans = [today.subtract({ days: 1 }), today].flatMap((date) => [
    ...menus.flatMap((menu) => openSpans(menu, date, now.timeZoneId, exceptions)),
    ...offers.flatMap((offer) => toInstants(offerRanges(offer, date), date, now.timeZoneId)),
  ]);
  const ahead = spans.flatMap(({ start, end }) => [start, end]).filter((instant) => instant > now.epochMilliseconds);
  return toZoned(Math.min(midnight, ...ahead), now.timeZoneId);
}

function offerRanges(offer: Offer, date: Temporal.PlainDate): MinuteRange[] {
  return offer.isActive ? offer.activeTimes.flatMap((period) => periodRange(period, date) ?? []) : [];
}

function periodRange(period: OfferPeriod, date: Temporal.PlainDate): MinuteRange | null {
  if (period.days.length > 0 && !period.days.includes(weekdayOf(date))) return null;
  const start = parseClockTime(period.start);
  const end = parseClockTime(period.end, true);
  if (start === null || end === null) return null;
  if (start === end) return { start: 0, end: minutesPerDay };
  return { start, end: end < start ? end + minutesPerDay : end };
}
