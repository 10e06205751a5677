/** An order is moved by so many minutes from its promise at most, however often (BRD-29, BRD-35). */
const longestDelayMinutes = 120;

const instantText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?[+-]\d{2}:\d{2}$/;

/**
 * Reads an instant with the restaurant's offset ("2026-11-20T19:50:00+01:00"); null: malformed, or a time that the restaurant's clock
 * never shows with that offset, such as those of the hour that is missing in March (BRD-29).
 */
export function parseDueAt(text: string, timeZone: string): Temporal.Instant | null {
  if (!instantText.test(text)) return null;
  try {
    return Temporal.ZonedDateTime.from(`${text}[${timeZone}]`, { offset: 'reject' }).toInstant();
  } catch {
    return null;
  }
}

interface PromisedTime {
  promisedAt: Temporal.Instant;
  isScheduled: boolean;
}

/** The first instant that an order can be due at, as seen at `now`: a scheduled one never before its slot (BRD-29). */
export function earliestDue({ promisedAt, isScheduled }: PromisedTime, now: Temporal.Instant): Temporal.Instant {
  return isScheduled && Temporal.Instant.compare(promisedAt, now) > 0 ? promisedAt : now;
}

/** The last one: two hours after its promise (BRD-29). */
export function latestDue({ promisedAt }: Pick<PromisedTime, 'promisedAt'>): Temporal.Instant {
  return promisedAt.add({ minutes: longestDelayMinutes });
}

/** Whether an order can be told to be due then: not in the past, not two hours after its promise, no earlier than its slot (BRD-29). */
export function canBeDue(dueAt: Temporal.Instant, order: PromisedTime, now: Temporal.Instant): boolean {
  return (
    Temporal.Instant.compare(dueAt, earliestDue(order, now)) >= 0 &&
    Temporal.Instant.compare(dueAt, latestDue(order)) <= 0
  );
}
