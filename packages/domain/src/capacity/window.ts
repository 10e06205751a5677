/** The kitchen plans its work by quarters of an hour. */
export const windowMilliseconds = 15 * 60_000;

/**
 * The number of the quarter of an hour in which an instant is, counted from the epoch. Clocks change by whole quarters, so that these
 * windows are also those of the wall clock: 100 on the night of 25 hours, 92 on that of 23.
 */
export function windowOf(epochMilliseconds: number): number {
  return Math.floor(epochMilliseconds / windowMilliseconds);
}
