import { type BoardEntry, isOpen } from './group-board.ts';

/** Until this hour of the night an order belongs to the evening before. */
export const dayEndsAtHour = 5;

/** The orders of an earlier service day that are still open: somebody is to say what became of them (BRD-55). */
export function leftOpen<Entry extends BoardEntry & { dueAt: Temporal.Instant }>(
  entries: readonly Entry[],
  now: Temporal.ZonedDateTime,
): Entry[] {
  const { hour } = now;
  const day = hour < dayEndsAtHour ? now.subtract({ days: 1 }) : now;
  const begin = day.withPlainTime({ hour: dayEndsAtHour }).toInstant();
  return entries
    .filter((entry) => isOpen(entry) && Temporal.Instant.compare(entry.dueAt, begin) < 0)
    .sort((one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt));
}
