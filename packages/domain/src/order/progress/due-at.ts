/** The longest time from the promise of an order to its due time, after all delays (BRD-29, BRD-35). */
const longestDelayMinutes = 120;

interface PromisedTime {
  promisedAt: Temporal.Instant;
  isScheduled: boolean;
}

/** The first instant at which an order can be due: now, or the slot of a scheduled order (BRD-29). */
export function earliestDue({ promisedAt, isScheduled }: PromisedTime, now: Temporal.Instant): Temporal.Instant {
  return isScheduled && Temporal.Instant.compare(promisedAt, now) > 0 ? promisedAt : now;
}

export function latestDue({ promisedAt }: Pick<PromisedTime, 'promisedAt'>): Temporal.Instant {
  return promisedAt.add({ minutes: longestDelayMinutes });
}

/** Whether an order can be due at an instant (BRD-29). */
export function canBeDue(dueAt: Temporal.Instant, order: PromisedTime, now: Temporal.Instant): boolean {
  return (
    Temporal.Instant.compare(dueAt, earliestDue(order, now)) >= 0 &&
    Temporal.Instant.compare(dueAt, latestDue(order)) <= 0
  );
}
