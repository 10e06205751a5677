/** Tolerance between two clock readings for the same order. */
const readings = { minutes: 1 };

/** An order for a slot (`readyFrom` is null), or ASAP before its dishes are served, can wait for its answer (BRD-49). */
export function isForLater({
  readyFrom,
  placedAt,
}: {
  readyFrom: Temporal.Instant | null;
  placedAt: Temporal.Instant;
}): boolean {
  return readyFrom === null || Temporal.Instant.compare(readyFrom, placedAt.add(readings)) > 0;
}
