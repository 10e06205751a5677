import type { BoardEntry } from './group-board.ts';

/** Dishes that the kitchen must have ready within a quarter of an hour. */
export interface LoadStep {
  from: Temporal.Instant;
  dishes: number;
}

const stepMilliseconds = 15 * 60_000;
const steps = 6;

/**
 * What is still to be cooked in the next hour and a half, by quarters of an hour of the clock, the first of which contains now (BRD-56).
 * What is late stands in the first; what is ready, or due after the last, in none.
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
