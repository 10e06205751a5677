/** The tolerance between two readings of the clock for one order. */
const readings = { minutes: 1 };

/** Whether an order is for later: for a slot (`readyFrom` is null), or ASAP while none of it is served. Such an order can wait for its answer (BRD-49). */
export function isForLater({
  readyFrom,
  placedAt,
}: {
  readyFrom: Temporal.Instant | null;
  placedAt: Temporal.Instant;
}): boolean {
  return readyFrom === null || Temporal.Instant.compare(readyFrom, placedAt.add(readings)) > 0;
}
