import { formatClockTime } from '../../calendar/clock-time.ts';
import type { HourSpan } from '../../menu/menu.ts';
import type { Service } from '../opening.ts';

export interface PausedTimes extends HourSpan {
  date: string;
}

/** The whole service in the restaurant's time zone; of a service of a day or more, only today's part. */
export function pausedTimes({ start, end }: Service, now: Temporal.ZonedDateTime): PausedTimes {
  if (end.since(start).total('hours') >= 24)
    return { date: now.toPlainDate().toString(), start: '00:00', end: '24:00' };
  const [first, last] = [start, end].map((at) => at.toZonedDateTimeISO(now.timeZoneId));
  const clock = (at: Temporal.ZonedDateTime | undefined) => formatClockTime(at ? at.hour * 60 + at.minute : 0);
  return { date: (first ?? now).toPlainDate().toString(), start: clock(first), end: clock(last) };
}
