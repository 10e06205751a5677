/** Returns a whole number from 0 to `sides`, which it excludes. */
export type Roll = (sides: number) => number;

/** Creates a deterministic sequence of random numbers. */
export function dice(seed: number): Roll {
  let state = seed * 2_654_435_761;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}
