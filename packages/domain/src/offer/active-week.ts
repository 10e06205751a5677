import { minutesPerDay } from '../calendar/clock-time.ts';
import type { MinuteRange } from '../calendar/ranges.ts';
import { type Weekday, weekdays } from '../calendar/weekday.ts';
import { isOfferActiveIn } from './is-offer-active-at.ts';
import type { Offer } from './offer.ts';

/** The minutes of each weekday at which time keeps no order from the offer (OFE-07). */
export function activeWeek(offer: Offer): Record<Weekday, MinuteRange[]> {
  const entries = weekdays.map((day, index) => {
    const previousDay = weekdays.at(index - 1) ?? day;
    return [day, activeRanges((minute) => isOfferActiveIn(offer, { day, previousDay, minute }))] as const;
  });
  return Object.fromEntries(entries) as Record<Weekday, MinuteRange[]>;
}

function activeRanges(isActive: (minute: number) => boolean): MinuteRange[] {
  const ranges: MinuteRange[] = [];
  for (let minute = 0; minute < minutesPerDay; minute += 1) {
    if (!isActive(minute)) continue;
    const last = ranges.at(-1);
    if (last?.end === minute) last.end = minute + 1;
    else ranges.push({ start: minute, end: minute + 1 });
  }
  return ranges;
}
