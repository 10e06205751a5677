import type { Menu } from '../menu/menu.ts';
import { withoutPauses } from '../schedule/day-ranges.ts';
import { serviceAt } from '../schedule/opening.ts';
import type { ScheduleException } from '../schedule/scheduling.ts';
import { serviceDayEnd, startOfServiceDay } from '../schedule/service/service-day.ts';

/** For how long something is sold out: an hour, two, this service, the service day, or until somebody puts it back. */
export const stockLengths = ['1h', '2h', 'service', 'day', 'none'] as const;

/** One of them, or until the day on which it is back. */
export type StockLength = (typeof stockLengths)[number] | Temporal.PlainDate;

/** What the length of a service depends on. */
export interface StockHours {
  menus: Menu[];
  exceptions: ScheduleException[];
}

/** Until when something is sold out that the kitchen says is for so long (STK-02); null: until somebody puts it back. */
export function soldOutUntil(
  length: StockLength,
  now: Temporal.ZonedDateTime,
  hours: StockHours,
): Temporal.Instant | null {
  return length === 'service' ? endOfService(now, hours) : endOfLength(length, now);
}

/** The same of what depends on no hours of the restaurant. */
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

/** When the service that something is sold out for ends: this one, else the next; where none is known, the day has its end. */
export function endOfService(now: Temporal.ZonedDateTime, { menus, exceptions }: StockHours): Temporal.Instant {
  // A kitchen that nobody orders from for now is still at work.
  return serviceAt(menus, now, withoutPauses(exceptions))?.end ?? serviceDayEnd(now).toInstant();
}

/** Hours that pass, whatever the clock on the wall does; to the next minute, which is what people read. */
function hoursFrom(now: Temporal.ZonedDateTime, hours: number): Temporal.Instant {
  return now.toInstant().add({ hours }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
}
