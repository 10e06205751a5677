import { shareCents } from '../money/share-cents.ts';
import type { CountedLine } from './lines/counted-line.ts';
import type { RateShare } from './priced-cart.ts';

/** Splits an amount of a line over its base price and its choices, by ascending VAT rate (DEC-17). Integer cents. */
export function shareLineByRate(line: CountedLine, amountCents: number): RateShare[] {
  const [only] = line.parts;
  if (only && line.parts.length === 1) return [{ rateBp: only.rateBp, amountCents }];
  const shares = shareCents(
    amountCents,
    line.parts.map(({ weight }) => weight),
  );
  return addUpByRate(line.parts.map(({ rateBp }, position) => ({ rateBp, amountCents: shares[position] ?? 0 })));
}

export function addUpByRate(shares: RateShare[]): RateShare[] {
  const amounts = new Map<number, number>();
  for (const { rateBp, amountCents } of shares) amounts.set(rateBp, (amounts.get(rateBp) ?? 0) + amountCents);
  return [...amounts].map(([rateBp, amountCents]) => ({ rateBp, amountCents })).sort((a, b) => a.rateBp - b.rateBp);
}
