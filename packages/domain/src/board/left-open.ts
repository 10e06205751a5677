import { serviceDayStart } from '../schedule/service/service-day.ts';
import { type BoardEntry, isOpen } from './group-board.ts';

/** The orders of an earlier service day that are still open: somebody is to say what became of them (BRD-55). */
export function leftOpen<Entry extends BoardEntry & { dueAt: Temporal.Instant }>(
  entries: readonly Entry[],
  now: Temporal.ZonedDateTime,
): Entry[] {
  const begin = serviceDayStart(now).toInstant();
  return entries
    .filter((entry) => isOpen(entry) && Temporal.Instant.compare(entry.dueAt, begin) < 0)
    .sort((one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt));
}
