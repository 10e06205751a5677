import type { Menu } from '../menu/menu.ts';
import { withoutPauses } from '../schedule/day-ranges.ts';
import { serviceAt } from '../schedule/opening.ts';
import type { ScheduleException } from '../schedule/scheduling.ts';
import { serviceDayEnd, startOfServiceDay } from '../schedule/service/service-day.ts';

/** Named periods for which a dish is sold out; `none` means until the staff puts it back. */
export const stockLengths = ['1h', '2h', 'service', 'day', 'none'] as const;

export type StockLength = (typeof stockLengths)[number] | Temporal.PlainDate;

export interface StockHours {
  menus: Menu[];
  exceptions: ScheduleException[];
}

export function soldOutUntil(
  length: StockLength,
  now: Temporal.ZonedDateTime,
  hours: StockHours,
): Temporal.Instant | null {
  return length === 'service' ? endOfService(now, hours) : endOfLength(length, now);
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

export function endOfService(now: Temporal.ZonedDateTime, { menus, exceptions }: StockHours): Temporal.Instant {
  return serviceAt(menus, now, withoutPauses(exceptions))?.end ?? serviceDayEnd(now).toInstant();
}

function hoursFrom(now: Temporal.ZonedDateTime, hours: number): Temporal.Instant {
  return now.toInstant().add({ hours }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
}
