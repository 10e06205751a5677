import { roundHalfUpSafe } from '../../money/round-half-up.ts';
import { roundExactParts, roundParts } from '../../money/share-cents.ts';
import type { Offer } from '../../offer/offer.ts';
import type { CountedLine } from '../lines/counted-line.ts';
import { matchingLines } from './own-lines.ts';

const wholeBp = 10000;

export function percentByLine(offers: Offer[], lines: CountedLine[], couponId: number | null): number[] {
  return sumByLine(offers, lines, couponId).map((sumBp) => Math.min(wholeBp, sumBp));
}

/** Takes percentages off the remaining line prices, rounded once over the cart (DEC-07, OFR-08 to OFR-10). Returns the total in cents. */
export function applyPercentages(lines: CountedLine[], percents: number[]): number {
  const weights = lines.map((line, position) => (line.totalCents - line.bogoCents) * (percents[position] ?? 0));
  const exact = weights.reduce((sum, weight) => sum + weight, 0);
  if (exact === 0) return 0;
  const percentCents = roundHalfUpSafe(exact, wholeBp);
  const parts = roundParts(percentCents, weights, wholeBp);
  for (const [position, line] of lines.entries()) line.percentCents = parts[position] ?? 0;
  return percentCents;
}

/**
 * Splits the percentage discount by offer, by largest remainder, ties to the lower id (A.17); `offers` must be sorted by id. On a line
 * capped at 100 %, offers share in proportion to their values, as fractions with one denominator.
 */
export function sharePercentages(
  offers: Offer[],
  lines: CountedLine[],
  couponId: number | null,
  percentCents: number,
): number[] {
  const only = offers.length === 1 ? [percentCents] : null;
  if (only || percentCents === 0) return only ?? offers.map(() => 0);
  const sums = sumByLine(offers, lines, couponId);
  const denominators = new Set(sums.filter((sumBp) => sumBp > wholeBp));
  const common = [...denominators].reduce((product, sumBp) => product * BigInt(sumBp), 1n);
  const weights = offers.map((offer) => {
    let plain = 0;
    let cut = 0n;
    for (const line of matchingLines(offer, lines, offer.id === couponId)) {
      const sumBp = sums[line.index] ?? 0;
      const weight = (line.totalCents - line.bogoCents) * offer.percentBp;
      if (sumBp <= wholeBp) plain += weight;
      else cut += (BigInt(weight) * BigInt(wholeBp) * common) / BigInt(sumBp);
    }
    return { plain, cut };
  });
  if (denominators.size === 0)
    return roundParts(
      percentCents,
      weights.map(({ plain }) => plain),
      wholeBp,
    );
  return roundExactParts(
    percentCents,
    weights.map(({ plain, cut }) => BigInt(plain) * common + cut),
    BigInt(wholeBp) * common,
  );
}

function sumByLine(offers: Offer[], lines: CountedLine[], couponId: number | null): number[] {
  const sums = lines.map(() => 0);
  for (const offer of offers)
    for (const line of matchingLines(offer, lines, offer.id === couponId))
      sums[line.index] = (sums[line.index] ?? 0) + offer.percentBp;
  return sums;
}
