import { shareCents } from '../../money/share-cents.ts';
import type { KnownOffer } from '../../offer/offer-obstacle.ts';
import { type CountedLine, leftCents } from '../lines/counted-line.ts';
import { ownLines } from './own-lines.ts';

export function chooseFixedAmount(
  offers: KnownOffer[],
  lines: CountedLine[],
): { offer: KnownOffer; lines: CountedLine[] } | null {
  let best: { offer: KnownOffer; lines: CountedLine[] } | null = null;
  for (const offer of offers) {
    if (best && offer.amountCents <= best.offer.amountCents) continue;
    const own = ownLines(offer, lines);
    if (own.length > 0) best = { offer, lines: own };
  }
  return best;
}

/** Discounts the offer's own lines pro rata, then the other lines (DEC-07, DEC-17, OFR-12). Returns the total in cents. */
export function applyFixedAmount(amountCents: number, own: CountedLine[], lines: CountedLine[]): number {
  const taken = takeFrom(own, amountCents);
  const rest = amountCents - taken;
  if (rest === 0) return taken;
  return (
    taken +
    takeFrom(
      lines.filter((line) => !own.includes(line)),
      rest,
    )
  );
}

function takeFrom(lines: CountedLine[], amountCents: number): number {
  const weights = lines.map(leftCents);
  const taken = Math.min(
    amountCents,
    weights.reduce((sum, left) => sum + left, 0),
  );
  const shares = shareCents(taken, weights);
  for (const [position, line] of lines.entries()) line.fixedCents += shares[position] ?? 0;
  return taken;
}
