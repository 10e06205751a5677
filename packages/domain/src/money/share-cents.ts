/**
 * Shares integer cents in proportion to integer weights, by largest remainder, ties to the earlier position (`share` of appendix B). Throws
 * a RangeError if all weights are 0 and the total is not.
 */
export function shareCents(totalCents: number, weights: number[]): number[] {
  let weightSum = 0;
  for (const weight of weights) weightSum += weight;
  if (totalCents === 0) return weights.map(() => 0);
  if (weightSum <= 0) throw new RangeError('Cannot share an amount over weights that add up to 0');
  if (totalCents * weightSum > Number.MAX_SAFE_INTEGER) return shareExactly(BigInt(totalCents), weights.map(BigInt));

  const remainders: number[] = [];
  const shares: number[] = [];
  let missing = totalCents;
  for (const weight of weights) {
    const product = totalCents * weight;
    const remainder = product % weightSum;
    const share = (product - remainder) / weightSum;
    remainders.push(remainder);
    shares.push(share);
    missing -= share;
  }
  return handOut(shares, missing, remainders);
}

export function shareExactly(totalCents: bigint, weights: bigint[]): number[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0n);
  if (totalCents === 0n) return weights.map(() => 0);
  if (weightSum <= 0n) throw new RangeError('Cannot share an amount over weights that add up to 0');
  const products = weights.map((weight) => totalCents * weight);
  const shares = products.map((product) => Number(product / weightSum));
  const missing = Number(totalCents) - shares.reduce((sum, share) => sum + share, 0);
  return handOut(
    shares,
    missing,
    products.map((product) => product % weightSum),
  );
}

/**
 * Rounds exact parts (`unit` parts make a cent) so that they add up to the rounded total; remaining cents go as in `shareCents`. Unlike
 * there, no part receives the fraction of another.
 */
export function roundParts(totalCents: number, parts: number[], unit: number): number[] {
  let missing = totalCents;
  const fractions = parts.map((part) => part % unit);
  const rounded = parts.map((part, position) => (part - (fractions[position] ?? 0)) / unit);
  for (const cents of rounded) missing -= cents;
  return handOut(rounded, missing, fractions);
}

export function roundExactParts(totalCents: number, parts: bigint[], unit: bigint): number[] {
  const rounded = parts.map((part) => Number(part / unit));
  const missing = totalCents - rounded.reduce((sum, cents) => sum + cents, 0);
  return handOut(
    rounded,
    missing,
    parts.map((part) => part % unit),
  );
}

function handOut(shares: number[], missing: number, remainders: (number | bigint)[]): number[] {
  if (missing === 0) return shares;
  const byFraction = remainders.map((remainder, position) => ({ remainder, position }));
  byFraction.sort((a, b) =>
    a.remainder === b.remainder ? a.position - b.position : a.remainder > b.remainder ? -1 : 1,
  );
  const raised = new Set(byFraction.slice(0, missing).map(({ position }) => position));
  return shares.map((share, position) => (raised.has(position) ? share + 1 : share));
}
