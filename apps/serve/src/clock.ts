/**
 * The app's clock; in the demo it may start at a chosen instant. Within a millisecond all callers share one instant, because a busy server
 * asks some hundred thousand times a second.
 */
export function startClock(startMilliseconds: number | null): () => Temporal.Instant {
  const startedAt = performance.now();
  const read =
    startMilliseconds === null ? () => Date.now() : () => startMilliseconds + Math.floor(performance.now() - startedAt);
  let known = Temporal.Instant.fromEpochMilliseconds(read());
  let knownMilliseconds = known.epochMilliseconds;
  return () => {
    const now = read();
    if (now !== knownMilliseconds) {
      known = Temporal.Instant.fromEpochMilliseconds(now);
      knownMilliseconds = now;
    }
    return known;
  };
}
