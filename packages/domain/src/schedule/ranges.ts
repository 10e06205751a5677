import { formatClockTime, minutesPerDay, parseClockTime } from './clock-time.ts';

/** Minutes from a day's midnight, from `start` until just before `end`; past midnight they run on beyond 1440. */
export interface MinuteRange {
  start: number;
  end: number;
}

const singleTimeMinutes = 15;

/**
 * Reads "HH:MM-HH:MM"; an end before its start is on the next day. Null: malformed, or empty such as the "00:00-00:00"
 * of a closed day (requirements appendix D, CHK-52).
 */
function parseRange(text: string): MinuteRange | null {
  const parts = text.split('-');
  if (parts.length !== 2) return null;
  const start = parseClockTime(parts[0] ?? '');
  const end = parseClockTime(parts[1] ?? '', true);
  if (start === null || end === null || start === end) return null;
  return { start, end: end < start ? end + minutesPerDay : end };
}

/** Reads what a diner chose: a range, or a single time, which stands for 15 minutes; null when malformed (CHK-31). */
export function parseWindow(value: string): MinuteRange | null {
  const range = parseRange(value);
  if (range) return range;
  const start = parseClockTime(value);
  return start === null ? null : { start, end: start + singleTimeMinutes };
}

/** Reads a list of ranges, leaving out what is malformed or empty. */
export function parseRanges(list: string[]): MinuteRange[] {
  return list.flatMap((text) => parseRange(text) ?? []);
}

/** Reads a list of ranges and joins those that overlap or touch, in ascending order (requirements appendix D, V13, V14). */
export function mergeRanges(list: string[]): MinuteRange[] {
  return joinRanges(parseRanges(list));
}

/** Joins ranges that overlap or touch, in ascending order; also those of instants. */
export function joinRanges(ranges: MinuteRange[]): MinuteRange[] {
  const joined: MinuteRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

/** What is left of ranges where others are taken out of them, in their order. */
export function leaveOut(ranges: MinuteRange[], taken: MinuteRange[]): MinuteRange[] {
  return taken.reduce((left, { start, end }) => left.flatMap((range) => around(range, start, end)), ranges);
}

function around(range: MinuteRange, start: number, end: number): MinuteRange[] {
  if (end <= range.start || start >= range.end) return [range];
  const before = { start: range.start, end: start };
  const after = { start: end, end: range.end };
  return [before, after].filter((part) => part.start < part.end);
}

/** Cuts a range longer than an hour into 15-minute ranges, dropping a shorter remainder; a shorter range stays whole (DEC-11). */
export function cutRange(range: MinuteRange): MinuteRange[] {
  return range.end - range.start <= 60 ? [range] : cutQuarters(range);
}

/** Cuts a range into 15-minute ranges, dropping a shorter remainder. */
export function cutQuarters({ start, end }: MinuteRange): MinuteRange[] {
  const count = Math.floor((end - start) / singleTimeMinutes);
  return Array.from({ length: count }, (_, position) => {
    const from = start + position * singleTimeMinutes;
    return { start: from, end: from + singleTimeMinutes };
  });
}

/** Writes a range as "HH:MM-HH:MM". */
export function formatRange({ start, end }: MinuteRange): string {
  return `${formatClockTime(start)}-${formatClockTime(end)}`;
}
