/** Rounds `numerator / denominator` exactly to the nearest integer, halves up (round½ of appendix B). `denominator` is positive. */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const remainder = ((doubled % divisor) + divisor) % divisor;
  return Number((doubled - remainder) / divisor);
}

/** A faster `roundHalfUp` for non-negative integers, exact while `2 × numerator + denominator` is below 2^53. */
export function roundHalfUpSafe(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  const divisor = 2 * denominator;
  return (doubled - (doubled % divisor)) / divisor;
}
