import { formatClockTime, minutesPerDay } from '../../calendar/clock-time.ts';
import { joinRanges, type MinuteRange } from '../../calendar/ranges.ts';
import type { HourSpan } from '../../menu/menu.ts';
import { parseSpans } from '../day-ranges.ts';

/** Joins spans of one day that overlap or touch, and sorts them (HRS-02). Spans that no single span can say stay apart. */
export function joinSpans(spans: readonly HourSpan[]): HourSpan[] {
  const known = spans.flatMap((span) => parseSpans([span]).map((range) => ({ span, range })));
  return joinRanges(known.map(({ range }) => range)).flatMap((joined) => {
    const parts = known.filter(({ range }) => joined.start <= range.start && range.end <= joined.end);
    return parts.length > 1 && canBeOne(joined)
      ? [spanOf(joined)]
      : parts.toSorted((a, b) => a.range.start - b.range.start).map(({ span }) => span);
  });
}

/** A span of a day or more would read as a short one, except for the whole day. */
function canBeOne({ start, end }: MinuteRange): boolean {
  return end - start < minutesPerDay || (start === 0 && end === minutesPerDay);
}

function spanOf({ start, end }: MinuteRange): HourSpan {
  return { start: formatClockTime(start), end: end === minutesPerDay ? '24:00' : formatClockTime(end) };
}
