/**
 * The app's clock: the machine's, or in the demo one that starts at a chosen instant and goes on from there. All who ask within a
 * millisecond are told by one instant: a server that is busy asks some hundred thousand times a second.
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
