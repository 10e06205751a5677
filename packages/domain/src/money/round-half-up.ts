/**
 * Rounds the exact quotient `numerator / denominator` to the nearest integer, halves up (round½ of requirements
 * appendix B). `denominator` is positive.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const remainder = ((doubled % divisor) + divisor) % divisor;
  return Number((doubled - remainder) / divisor);
}

/**
 * `roundHalfUp` for non-negative plain integers. Exact as long as `2 x numerator + denominator` is below 2^53: a
 * remainder of integers is exact there, and what is divided afterwards is a multiple. Pricing calls this one, because
 * bigints would cost it most of its time; `priceCart` refuses carts beyond the bound.
 */
export function roundHalfUpSafe(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  const divisor = 2 * denominator;
  return (doubled - (doubled % divisor)) / divisor;
}
