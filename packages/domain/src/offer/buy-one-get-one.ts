import type { CountedLine } from '../cart/counted-line.ts';
import type { Discount, Offer } from './offer.ts';
import { matchingLines } from './own-lines.ts';

/** A buy-one-get-one offer with the positions of the lines that it matches, cheapest unit first. */
export interface BogoPool {
  offer: Offer;
  positions: number[];
}

/** The pools of the offers that have at least two units to work with, by ascending id. */
export function bogoPools(offers: Offer[], lines: CountedLine[], couponId: number | null): BogoPool[] {
  if (offers.length === 0) return [];
  const byPrice = [...lines].sort(compareUnits);
  return offers.flatMap((offer) => {
    const matching = matchingLines(offer, byPrice, offer.id === couponId);
    const units = matching.reduce((count, line) => count + line.quantity, 0);
    return units >= 2 ? { offer, positions: matching.map(({ index }) => index) } : [];
  });
}

/** Units of a cart that no buy-one-get-one offer has used yet, by line position. */
export function wholeStock(lines: CountedLine[]): number[] {
  return lines.map((line) => line.quantity);
}

/**
 * Lets one offer take its units: of those left, the cheaper half (one only, without repeat) is free, and as many of the
 * dearest are used with them (DEC-08, requirements OFR-13 to 16). Takes both out of `stock` and calls `give` with each
 * line position and its free units; a callback, because all orders of six offers ask two thousand times.
 */
export function takeFreeUnits(
  { offer, positions }: BogoPool,
  stock: number[],
  give: (position: number, units: number) => void,
): void {
  let available = 0;
  for (const position of positions) available += stock[position] as number;
  const half = Math.floor(available / 2);
  const count = offer.allowRepeat ? half : Math.min(half, 1);
  let missing = count;
  for (let rank = 0; missing > 0; rank += 1) {
    const position = positions[rank] as number;
    const units = Math.min(missing, stock[position] as number);
    if (units === 0) continue;
    stock[position] = (stock[position] as number) - units;
    missing -= units;
    give(position, units);
  }
  missing = count;
  for (let rank = positions.length - 1; missing > 0; rank -= 1) {
    const position = positions[rank] as number;
    const units = Math.min(missing, stock[position] as number);
    stock[position] = (stock[position] as number) - units;
    missing -= units;
  }
}

/** Applies the offers in this order. Writes each line's part, answers what each offer gave in integer cents. */
export function applyBogo(order: BogoPool[], lines: CountedLine[]): Discount[] {
  const stock = wholeStock(lines);
  return order.map((pool) => {
    let amountCents = 0;
    takeFreeUnits(pool, stock, (position, units) => {
      const line = lines[position] as CountedLine;
      line.bogoCents += line.unitCents * units;
      amountCents += line.unitCents * units;
    });
    return { offer: pool.offer, amountCents };
  });
}

/** By unit price, then item, then choices, then position in the cart (requirements appendix B). */
function compareUnits(a: CountedLine, b: CountedLine): number {
  return (
    a.unitCents - b.unitCents || a.target.id - b.target.id || compareIds(a.choiceIds, b.choiceIds) || a.index - b.index
  );
}

function compareIds(a: number[], b: number[]): number {
  const length = Math.min(a.length, b.length);
  for (let position = 0; position < length; position += 1) {
    const difference = (a[position] as number) - (b[position] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
