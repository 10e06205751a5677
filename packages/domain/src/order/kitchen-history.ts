import { serviceDayStart } from '../schedule/service/service-day.ts';
import type { Progress } from './progress/progress.ts';

/** The kitchen's history begins with yesterday's service day. Older orders are for managers (appendix F14). */
export function kitchenHistoryStart(now: Temporal.ZonedDateTime): Temporal.Instant {
  return serviceDayStart(now).subtract({ days: 1 }).toInstant();
}

interface DatedOrder {
  state: Progress;
  promisedAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
}

const ended: readonly Progress[] = ['done', 'refused', 'cancelled', 'no_show'];

/** True if the kitchen may read an order: it is open, or it was promised or ended since yesterday's service day began. */
export function isInKitchenHistory({ state, promisedAt, endedAt }: DatedOrder, now: Temporal.ZonedDateTime): boolean {
  const start = kitchenHistoryStart(now);
  const isSince = (at: Temporal.Instant) => Temporal.Instant.compare(at, start) >= 0;
  return !ended.includes(state) || isSince(promisedAt) || (endedAt !== null && isSince(endedAt));
}
