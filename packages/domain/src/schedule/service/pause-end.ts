import { serviceDayEnd } from './service-day.ts';
import { type ServiceHours, serviceEnd } from './service-end.ts';

/** How long a pause or a busy period lasts: minutes, or to the end of the service or of the service day (PSE-01). */
export const pauseLengths = [15, 30, 60, 'service', 'day'] as const;

export type PauseLength = (typeof pauseLengths)[number];

/** The minutes that a busy kitchen may add to its promises (PSE-06). */
export const busyMinutes = [10, 15, 20, 30, 45] as const;

/** The longest sentence of a pause for diners, in characters (PSE-04). */
export const maxPauseMessage = 140;

export function pauseEnd(length: PauseLength, now: Temporal.ZonedDateTime, hours: ServiceHours): Temporal.Instant {
  if (length === 'service') return serviceEnd(now, hours);
  if (length === 'day') return serviceDayEnd(now).toInstant();
  return now.toInstant().add({ minutes: length }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
}
