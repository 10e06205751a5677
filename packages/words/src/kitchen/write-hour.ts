import type { Format } from '@comptoir/format';

/** The hour of a moment, as it is read on a day: "19 h 50", of another day "sam. 12 h". */
export function writeHour(at: Temporal.ZonedDateTime, today: Temporal.PlainDate, format: Format): string {
  const hour = format.hour(at);
  return at.toPlainDate().equals(today) ? hour : `${format.weekday(at)} ${hour}`;
}
