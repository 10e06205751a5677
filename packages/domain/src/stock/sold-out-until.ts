import { serviceDayEnd, startOfServiceDay } from '../schedule/service/service-day.ts';
import { type ServiceHours, serviceEnd } from '../schedule/service/service-end.ts';

/** Named periods for which a dish is sold out; `none` means until the staff puts it back. */
export const stockLengths = ['1h', '2h', 'service', 'day', 'none'] as const;

export type StockLength = (typeof stockLengths)[number] | Temporal.PlainDate;

export function soldOutUntil(
  length: StockLength,
  now: Temporal.ZonedDateTime,
  hours: ServiceHours,
): Temporal.Instant | null {
  return length === 'service' ? serviceEnd(now, hours) : endOfLength(length, now);
}

export function endOfLength(
  length: Exclude<StockLength, 'service'>,
  now: Temporal.ZonedDateTime,
): Temporal.Instant | null {
  switch (length) {
    case '1h':
      return hoursFrom(now, 1);
    case '2h':
      return hoursFrom(now, 2);
    case 'day':
      return serviceDayEnd(now).toInstant();
    case 'none':
      return null;
    default:
      return startOfServiceDay(length, now.timeZoneId).toInstant();
  }
}

function hoursFrom(now: Temporal.ZonedDateTime, hours: number): Temporal.Instant {
  return now.toInstant().add({ hours }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
}
