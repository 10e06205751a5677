import { minutesPerDay } from './clock-time.ts';
import type { MinuteRange } from './ranges.ts';

/** The instant of a wall-clock time in minutes from midnight, the first if the clock repeats it; null if it is skipped (appendix D). */
export function exactInstantAt(
  date: Temporal.PlainDate,
  minutes: number,
  timeZone: string,
): Temporal.ZonedDateTime | null {
  const { wall, earlier } = place(date, minutes, timeZone);
  return earlier.toPlainDateTime().equals(wall) ? earlier : null;
}

function firstInstantAt(date: Temporal.PlainDate, minutes: number, timeZone: string): Temporal.ZonedDateTime {
  const { wall, earlier } = place(date, minutes, timeZone);
  if (earlier.toPlainDateTime().equals(wall)) return earlier;
  return earlier.getTimeZoneTransition('next') ?? earlier;
}

/** A span in epoch milliseconds. With an equal end it is an instant. */
export interface TimeSpan {
  start: number;
  end: number;
}

export function toInstants(ranges: MinuteRange[], date: Temporal.PlainDate, timeZone: string): TimeSpan[] {
  return ranges.map(({ start, end }) => ({
    start: firstInstantAt(date, start, timeZone).epochMilliseconds,
    end: firstInstantAt(date, end, timeZone).epochMilliseconds,
  }));
}

export function toZoned(milliseconds: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone);
}

function place(date: Temporal.PlainDate, minutes: number, timeZone: string) {
  const inDay = minutes % minutesPerDay;
  const wall = date
    .add({ days: (minutes - inDay) / minutesPerDay })
    .toPlainDateTime({ hour: Math.floor(inDay / 60), minute: inDay % 60 });
  return { wall, earlier: wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' }) };
}
