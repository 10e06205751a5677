const longestDelayMinutes = 120;

interface PromisedTime {
  promisedAt: Temporal.Instant;
  isScheduled: boolean;
}

export function earliestDue({ promisedAt, isScheduled }: PromisedTime, now: Temporal.Instant): Temporal.Instant {
  return isScheduled && Temporal.Instant.compare(promisedAt, now) > 0 ? promisedAt : now;
}

export function latestDue({ promisedAt }: Pick<PromisedTime, 'promisedAt'>): Temporal.Instant {
  return promisedAt.add({ minutes: longestDelayMinutes });
}

export function canBeDue(dueAt: Temporal.Instant, order: PromisedTime, now: Temporal.Instant): boolean {
  return (
    Temporal.Instant.compare(dueAt, earliestDue(order, now)) >= 0 &&
    Temporal.Instant.compare(dueAt, latestDue(order)) <= 0
  );
}
