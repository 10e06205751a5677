import type { BoardEntry } from '@comptoir/domain';

/** The number of dishes that must be ready within a quarter of an hour. */
export interface LoadStep {
  from: Temporal.Instant;
  dishes: number;
}

const stepMilliseconds = 15 * 60_000;
const steps = 6;

/** The dishes to cook in the next 90 minutes, by quarters of an hour (BRD-56). Late dishes count in the first. */
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
