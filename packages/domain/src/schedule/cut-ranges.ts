import type { DayHours, WeekRanges } from '../menu/menu.ts';
import { minutesPerDay } from './clock-time.ts';
import { parseSpans } from './day-ranges.ts';
import { cutQuarters, formatRange } from './ranges.ts';

const closedDay = '00:00-00:00';

/**
 * The slots of a week from its opening hours: each pair in ranges of 15 minutes, a closed day as ["00:00-00:00"] (A.2).
 * A pair past midnight stays one range, since its quarters after midnight would belong to the next day.
 */
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
