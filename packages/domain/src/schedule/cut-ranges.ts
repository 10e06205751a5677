import { minutesPerDay } from '../calendar/clock-time.ts';
import { cutQuarters, formatRange } from '../calendar/ranges.ts';
import type { WeekRanges } from '../calendar/weekday.ts';
import type { DayHours } from '../menu/menu.ts';
import { parseSpans } from './day-ranges.ts';

const closedDay = '00:00-00:00';

/** Cuts hours into slots of 15 minutes (A.2). Hours past midnight stay whole, because later slots would belong to the next day. */
export function cutRanges(hours: DayHours[]): WeekRanges {
  const week: WeekRanges = {};
  for (const { day, isOpen, times } of hours) {
    const ranges = isOpen ? parseSpans(times) : [];
    const texts = ranges.flatMap((range) =>
      (range.end > minutesPerDay ? [range] : cutQuarters(range)).map(formatRange),
    );
    week[day] = texts.length > 0 ? texts : [closedDay];
  }
  return week;
}
