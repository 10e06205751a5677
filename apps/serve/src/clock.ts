/** The app's clock: the machine's, or in the demo one that starts at a chosen instant and goes on from there. */
export function startClock(startMilliseconds: number | null): () => Temporal.Instant {
  if (startMilliseconds === null) return () => Temporal.Now.instant();
  const startedAt = performance.now();
  return () => Temporal.Instant.fromEpochMilliseconds(startMilliseconds + Math.floor(performance.now() - startedAt));
}
