import type { BoardEntry } from '@comptoir/domain';

/** The dishes that the kitchen must have ready in a quarter of an hour. */
export interface LoadStep {
  from: Temporal.Instant;
  dishes: number;
}

const stepMilliseconds = 15 * 60_000;
const steps = 6;

/**
 * The dishes to cook in the next hour and a half, by quarters of an hour of the clock from the current one on (BRD-56).
 * Late dishes count in the first quarter; ready dishes and those of later quarters in none.
 */
export function kitchenLoad(
  entries: readonly (Pick<BoardEntry, 'state' | 'readyAt'> & { dishes: number })[],
  now: Temporal.Instant,
): LoadStep[] {
  const first = Math.floor(now.epochMilliseconds / stepMilliseconds);
  const load = Array.from({ length: steps }, (_, index) => ({
    from: Temporal.Instant.fromEpochMilliseconds((first + index) * stepMilliseconds),
    dishes: 0,
  }));
  for (const { state, readyAt, dishes } of entries) {
    if (state !== 'new' && state !== 'accepted') continue;
    const step = load[Math.max(0, Math.floor(readyAt.epochMilliseconds / stepMilliseconds) - first)];
    if (step) step.dishes += dishes;
  }
  return load;
}
