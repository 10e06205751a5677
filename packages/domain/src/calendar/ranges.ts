import { formatClockTime, minutesPerDay, parseClockTime } from './clock-time.ts';

/** A range in minutes from a day's midnight, without its end. Values above 1440 are on the next day. */
export interface MinuteRange {
  start: number;
  end: number;
}

const singleTimeMinutes = 15;

/** Reads "HH:MM-HH:MM"; an end before the start is on the next day. Null if malformed or empty, such as "00:00-00:00" (CHK-52). */
function parseRange(text: string): MinuteRange | null {
  const parts = text.split('-');
  if (parts.length !== 2) return null;
  const start = parseClockTime(parts[0] ?? '');
  const end = parseClockTime(parts[1] ?? '', true);
  if (start === null || end === null || start === end) return null;
  return { start, end: end < start ? end + minutesPerDay : end };
}

/** Reads a range, or a single time, which counts as 15 minutes; null if malformed (CHK-31). */
export function parseWindow(value: string): MinuteRange | null {
  const range = parseRange(value);
  if (range) return range;
  const start = parseClockTime(value);
  return start === null ? null : { start, end: start + singleTimeMinutes };
}

export function parseRanges(list: string[]): MinuteRange[] {
  return list.flatMap((text) => parseRange(text) ?? []);
}

export function mergeRanges(list: string[]): MinuteRange[] {
  return joinRanges(parseRanges(list));
}

export function joinRanges(ranges: MinuteRange[]): MinuteRange[] {
  const joined: MinuteRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

/** Cuts a range longer than an hour into slots of 15 minutes and drops a shorter remainder; a shorter range stays whole (DEC-11). */
export function cutRange(range: MinuteRange): MinuteRange[] {
  return range.end - range.start <= 60 ? [range] : cutQuarters(range);
}

export function cutQuarters({ start, end }: MinuteRange): MinuteRange[] {
  const count = Math.floor((end - start) / singleTimeMinutes);
  return Array.from({ length: count }, (_, position) => {
    const from = start + position * singleTimeMinutes;
    return { start: from, end: from + singleTimeMinutes };
  });
}

export function formatRange({ start, end }: MinuteRange): string {
  return `${formatClockTime(start)}-${formatClockTime(end)}`;
}
