import { minutesPerDay } from '../../calendar/clock-time.ts';
import type { MinuteRange } from '../../calendar/ranges.ts';
import type { HourSpan } from '../../menu/menu.ts';
import { parseSpans } from '../day-ranges.ts';

/** A part of a span on one day, in minutes from its midnight. */
export interface DayBlock extends MinuteRange {
  span: HourSpan;
  /** True for the part after midnight of a span of the day before. */
  isContinued: boolean;
}

/** The blocks of a week's grid, a list for each day: what lasts past midnight goes on in the next day, from Sunday in Monday (HRS-01). */
export function weekBlocks(week: readonly (readonly HourSpan[])[]): DayBlock[][] {
  const spans = week.map((day) => day.flatMap((span) => parseSpans([span]).map((range) => ({ span, range }))));
  return spans.map((day, index) => {
    const evening = spans.at(index - 1) ?? [];
    return [
      ...evening
        .filter(({ range }) => range.end > minutesPerDay)
        .map(({ span, range }) => ({ span, start: 0, end: range.end - minutesPerDay, isContinued: true })),
      ...day.map(({ span, range: { start, end } }) => ({
        span,
        start,
        end: Math.min(end, minutesPerDay),
        isContinued: false,
      })),
    ];
  });
}
