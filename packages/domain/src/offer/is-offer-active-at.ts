import { parseClockTime } from '../calendar/clock-time.ts';
import type { Weekday } from '../calendar/weekday.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { Offer, OfferPeriod } from './offer.ts';

export interface WeekMoment {
  day: Weekday;
  previousDay: Weekday;
  minute: number;
}

export function toWeekMoment(at: Temporal.ZonedDateTime): WeekMoment {
  const { dayOfWeek } = at;
  const previousDay = weekdayOf({ dayOfWeek: dayOfWeek === 1 ? 7 : dayOfWeek - 1 });
  return { day: weekdayOf(at), previousDay, minute: at.hour * 60 + at.minute };
}

export function isOfferActiveAt(offer: Offer, at: Temporal.ZonedDateTime): boolean {
  return isOfferActiveIn(offer, toWeekMoment(at));
}

/** `isOfferActiveAt` for a known moment; at an unknown one (null), only offers without periods apply. */
export function isOfferActiveIn(offer: Offer, moment: WeekMoment | null): boolean {
  if (offer.activeTimes.length === 0) return true;
  return moment !== null && offer.activeTimes.some((period) => holds(period, moment));
}

function holds(period: OfferPeriod, { day, previousDay, minute }: WeekMoment): boolean {
  const start = parseClockTime(period.start);
  const end = parseClockTime(period.end, true);
  if (start === null || end === null) return false;
  const isOn = (weekday: Weekday) => period.days.length === 0 || period.days.includes(weekday);
  if (start === end) return isOn(day);
  if (start < end) return isOn(day) && start <= minute && minute < end;
  return (isOn(day) && minute >= start) || (isOn(previousDay) && minute < end);
}
