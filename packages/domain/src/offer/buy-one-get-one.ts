import type { CountedLine } from '../cart/counted-line.ts';
import type { Offer } from './offer.ts';
import { matchingLines } from './own-lines.ts';

/** A buy-one-get-one offer with the lines that it matches, cheapest unit first. */
export interface BogoPool {
  offer: Offer;
  lines: CountedLine[];
}

/** Units that one offer gives for nothing, of one line. */
interface FreeUnits {
  line: CountedLine;
  units: number;
}

/** The pools of the offers that have at least two units to work with, by ascending id. */
export function bogoPools(offers: Offer[], lines: CountedLine[], couponId: number | null): BogoPool[] {
  const byPrice = [...lines].sort(compareUnits);
  return offers
    .map((offer) => ({ offer, lines: matchingLines(offer, byPrice, offer.id === couponId) }))
    .filter((pool) => countUnits(pool.lines, (line) => line.quantity) >= 2);
}

/** Units of a cart that no buy-one-get-one offer has used yet, by line position. */
export function wholeStock(lines: CountedLine[]): number[] {
  return lines.map((line) => line.quantity);
}

/**
 * Lets one offer take its units: of those left, the cheaper half (one only, without repeat) is free, and as many of the
 * dearest are used with them (DEC-08, requirements OFR-13 to 16). Takes both out of `stock`, answers the free ones.
 */
export function takeFreeUnits({ offer, lines }: BogoPool, stock: number[]): FreeUnits[] {
  const half = Math.floor(countUnits(lines, (line) => stock[line.index] ?? 0) / 2);
  const count = offer.allowRepeat ? half : Math.min(half, 1);
  const free: FreeUnits[] = [];
  let missing = count;
  for (let position = 0; missing > 0; position += 1) {
    const line = lines[position] as CountedLine;
    const units = Math.min(missing, stock[line.index] ?? 0);
    if (units === 0) continue;
    stock[line.index] = (stock[line.index] ?? 0) - units;
    missing -= units;
    free.push({ line, units });
  }
  missing = count;
  for (let position = lines.length - 1; missing > 0; position -= 1) {
    const line = lines[position] as CountedLine;
    const units = Math.min(missing, stock[line.index] ?? 0);
    stock[line.index] = (stock[line.index] ?? 0) - units;
    missing -= units;
  }
  return free;
}

/** Applies the offers in this order. Writes each line's part, answers what each offer gave in integer cents, by its id. */
export function applyBogo(order: BogoPool[], lines: CountedLine[]): Map<number, number> {
  const stock = wholeStock(lines);
  const given = new Map<number, number>();
  for (const pool of order) {
    let cents = 0;
    for (const { line, units } of takeFreeUnits(pool, stock)) {
      line.bogoCents += line.unitCents * units;
      cents += line.unitCents * units;
    }
    given.set(pool.offer.id, cents);
  }
  return given;
}

function countUnits(lines: CountedLine[], unitsOf: (line: CountedLine) => number): number {
  let count = 0;
  for (const line of lines) count += unitsOf(line);
  return count;
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
