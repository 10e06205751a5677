import type { Menu } from '../../menu/menu.ts';
import { serviceAt } from '../opening.ts';
import type { ScheduleException } from '../scheduling.ts';
import { serviceDayEnd } from './service-day.ts';

export interface ServiceHours {
  menus: Menu[];
  exceptions: ScheduleException[];
}

/** The end of the service that goes on or comes next; without one in the next days, the end of the service day. */
export function serviceEnd(now: Temporal.ZonedDateTime, { menus, exceptions }: ServiceHours): Temporal.Instant {
  return serviceAt(menus, now, exceptions)?.end ?? serviceDayEnd(now).toInstant();
}
