import type { KnownOffer } from '../../offer/offer-obstacle.ts';
import type { CountedLine } from '../lines/counted-line.ts';
import type { Discount } from './discount.ts';
import { matchingLines } from './own-lines.ts';

export interface BogoPool {
  offer: KnownOffer;
  cheapestFirst: CountedLine[];
  expensiveFirst: CountedLine[];
}

export function bogoPools(offers: KnownOffer[], lines: CountedLine[], couponId: number | null): BogoPool[] {
  if (offers.length === 0) return [];
  const byPrice = [...lines].sort(compareUnits);
  return offers.flatMap((offer) => {
    const matching = matchingLines(offer, byPrice, offer.id === couponId);
    const units = matching.reduce((count, line) => count + line.quantity, 0);
    return units >= 2 ? { offer, cheapestFirst: matching, expensiveFirst: matching.toReversed() } : [];
  });
}

export function wholeStock(lines: CountedLine[]): number[] {
  return lines.map((line) => line.quantity);
}

/**
 * The cheaper half of the offer's units is free (without repeat one unit), and as many of the most expensive units are used up (DEC-08,
 * OFR-13 to OFR-16). It calls `give` and builds no list, because comparing six offers runs this about two thousand times.
 */
export function takeFreeUnits(
  { offer, cheapestFirst, expensiveFirst }: BogoPool,
  stock: number[],
  give: (line: CountedLine, units: number) => void,
): void {
  let available = 0;
  for (const { index } of cheapestFirst) available += stock[index] ?? 0;
  const half = Math.floor(available / 2);
  const count = offer.allowRepeat ? half : Math.min(half, 1);
  takeUnits(cheapestFirst, stock, count, give);
  takeUnits(expensiveFirst, stock, count);
}

function takeUnits(
  lines: CountedLine[],
  stock: number[],
  count: number,
  give?: (line: CountedLine, units: number) => void,
): void {
  let missing = count;
  for (const line of lines) {
    if (missing === 0) return;
    const left = stock[line.index] ?? 0;
    const units = Math.min(missing, left);
    if (units === 0) continue;
    stock[line.index] = left - units;
    missing -= units;
    give?.(line, units);
  }
}

/** Applies the offers in this order and writes each line's discount. Returns each offer's discount in integer cents. */
export function applyBogo(order: BogoPool[], lines: CountedLine[]): Discount[] {
  const stock = wholeStock(lines);
  return order.map((pool) => {
    let amountCents = 0;
    takeFreeUnits(pool, stock, (line, units) => {
      line.bogoCents += line.unitCents * units;
      amountCents += line.unitCents * units;
    });
    return { offer: pool.offer, amountCents };
  });
}

/** Sorts units by price, then item, choices, and position in the cart (appendix B). */
function compareUnits(a: CountedLine, b: CountedLine): number {
  return (
    a.unitCents - b.unitCents || a.target.id - b.target.id || compareIds(a.choiceIds, b.choiceIds) || a.index - b.index
  );
}

function compareIds(a: number[], b: number[]): number {
  for (const [position, id] of a.entries()) {
    const difference = id - (b[position] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
