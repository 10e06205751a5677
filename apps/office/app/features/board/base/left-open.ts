import { type BoardEntry, isOpen, serviceDayStart } from '@comptoir/domain';

export function leftOpen<Entry extends BoardEntry & { dueAt: Temporal.Instant }>(
  entries: readonly Entry[],
  now: Temporal.ZonedDateTime,
): Entry[] {
  const begin = serviceDayStart(now).toInstant();
  return entries
    .filter((entry) => isOpen(entry) && Temporal.Instant.compare(entry.dueAt, begin) < 0)
    .sort((one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt));
}
