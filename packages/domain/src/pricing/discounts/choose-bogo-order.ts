import { roundHalfUpSafe } from '../../money/round-half-up.ts';
import type { CountedLine } from '../lines/counted-line.ts';
import { type BogoPool, takeFreeUnits, wholeStock } from './buy-one-get-one.ts';
import { searchBogoOrder } from './search-bogo-order.ts';

const maxTriedOffers = 6;

export interface BogoRivals {
  percents: number[];
  fixedCents: number;
  subtotalCents: number;
}

/** Maximises the total discount, exhaustively for up to six offers, else by a limited search. Ties go to the lower ids (DEC-08). */
export function chooseBogoOrder(pools: BogoPool[], lines: CountedLine[], rivals: BogoRivals): BogoPool[] {
  if (pools.length < 2) return pools;
  // An offer that shares no line with another gives the same discount in any order.
  const entangled = pools.filter((pool) => pools.some((other) => other !== pool && isSharingLines(pool, other)));
  if (entangled.length < 2) return pools;
  const alone = pools.filter((pool) => !entangled.includes(pool));
  const order =
    entangled.length > maxTriedOffers
      ? searchBogoOrder(entangled, lines, rivals.percents)
      : findBestOrder(entangled, lines, rivals);
  return [...alone, ...order];
}

function findBestOrder(pools: BogoPool[], lines: CountedLine[], rivals: BogoRivals): BogoPool[] {
  const { percents, fixedCents, subtotalCents } = rivals;
  const exactPercents = lines.reduce((sum, line) => sum + line.totalCents * (percents[line.index] ?? 0), 0);
  const order: BogoPool[] = [];
  let best = pools;
  let bestCents = -1;

  const visit = (rest: BogoPool[], stock: number[], freeCents: number, lostPercents: number) => {
    if (rest.length === 0) {
      const percentCents = roundHalfUpSafe(exactPercents - lostPercents, 10000);
      const discountCents = Math.min(subtotalCents, freeCents + percentCents + fixedCents);
      if (discountCents <= bestCents) return;
      best = [...order];
      bestCents = discountCents;
      return;
    }
    for (const [position, pool] of rest.entries()) {
      if (rest.some((other, place) => place < position && isSamePool(other, pool))) continue;
      const left = stock.slice();
      let free = freeCents;
      let lost = lostPercents;
      takeFreeUnits(pool, left, (line, count) => {
        const cents = line.unitCents * count;
        free += cents;
        lost += cents * (percents[line.index] ?? 0);
      });
      order.push(pool);
      visit(rest.toSpliced(position, 1), left, free, lost);
      order.pop();
    }
  };
  visit(pools, wholeStock(lines), 0, 0);
  return best;
}

function isSharingLines(a: BogoPool, b: BogoPool): boolean {
  const lines = new Set(a.cheapestFirst);
  return b.cheapestFirst.some((line) => lines.has(line));
}

function isSamePool(a: BogoPool, b: BogoPool): boolean {
  return (
    a.offer.allowRepeat === b.offer.allowRepeat &&
    a.cheapestFirst.length === b.cheapestFirst.length &&
    a.cheapestFirst.every((line, rank) => line === b.cheapestFirst[rank])
  );
}
