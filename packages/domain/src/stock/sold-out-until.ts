import type { Menu } from '../menu/menu.ts';
import { withoutPauses } from '../schedule/day-ranges.ts';
import { serviceAt } from '../schedule/opening.ts';
import type { ScheduleException } from '../schedule/scheduling.ts';
import { serviceDayStart, startOfServiceDay } from '../schedule/service/service-day.ts';

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
  { menus, exceptions }: StockHours,
): Temporal.Instant | null {
  switch (length) {
    case '1h':
      return hoursFrom(now, 1);
    case '2h':
      return hoursFrom(now, 2);
    case 'service':
      // A kitchen that nobody orders from for now is still at work. Where no service is known, the day has its end.
      return serviceAt(menus, now, withoutPauses(exceptions))?.end ?? endOfServiceDay(now);
    case 'day':
      return endOfServiceDay(now);
    case 'none':
      return null;
    default:
      return startOfServiceDay(length, now.timeZoneId).toInstant();
  }
}

/** Hours that pass, whatever the clock on the wall does; to the next minute, which is what people read. */
function hoursFrom(now: Temporal.ZonedDateTime, hours: number): Temporal.Instant {
  return now.toInstant().add({ hours }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
}

function endOfServiceDay(now: Temporal.ZonedDateTime): Temporal.Instant {
  const next = serviceDayStart(now).toPlainDate().add({ days: 1 });
  return startOfServiceDay(next, now.timeZoneId).toInstant();
}
