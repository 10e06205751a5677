/** The app's clock, which may start at any epoch milliseconds. All callers within a millisecond share one instant. */
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
