import type { LoadStep } from '../strip/kitchen-load.ts';

/** The quarters of an hour for which the board proposes a busy period. */
const stepsAhead = 2;

/** True if a quarter of the next half hour has more dishes than the kitchen makes in one (PSE-08). */
export function isKitchenFull(load: readonly LoadStep[], limit: number | null): boolean {
  return limit !== null && load.slice(0, stepsAhead).some(({ dishes }) => dishes > limit);
}
