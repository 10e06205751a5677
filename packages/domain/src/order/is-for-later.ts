/** The clock may be read twice while an order is placed. */
const readings = { minutes: 1 };

/**
 * Whether an order is for later: for a slot (`readyFrom` is null), or for as soon as possible while nothing of it is served. Nobody has to
 * answer it before the restaurant is there (BRD-49).
 */
export function isForLater({
  readyFrom,
  placedAt,
}: {
  readyFrom: Temporal.Instant | null;
  placedAt: Temporal.Instant;
}): boolean {
  return readyFrom === null || Temporal.Instant.compare(readyFrom, placedAt.add(readings)) > 0;
}
