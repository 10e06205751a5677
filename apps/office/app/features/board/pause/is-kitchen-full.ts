import type { LoadRow } from '../strip/kitchen-load.ts';

/** The quarters of an hour for which the board proposes a busy period. */
const stepsAhead = 2;

/** True if a post has more to do in a quarter of the next half hour than it can (PSE-08). */
export function isKitchenFull(load: readonly LoadRow[]): boolean {
  return load.some(({ steps }) =>
    steps.slice(0, stepsAhead).some(({ units, limit }) => limit !== null && units > limit),
  );
}
