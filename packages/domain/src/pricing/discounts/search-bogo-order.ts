import type { CountedLine } from '../lines/counted-line.ts';
import { type BogoPool, takeFreeUnits, wholeStock } from './buy-one-get-one.ts';

/** The limit of partial orders per step, more than six offers can have, but few enough for a cart with very many offers. */
const mostBeginnings = 4_000;

interface Beginning {
  order: BogoPool[];
  rest: BogoPool[];
  stock: number[];
  /** The saving in hundredths of a percent of a cent: the free units minus the percentages that those units lose. */
  saved: number;
}

/**
 * Builds a good order of offers step by step. Among beginnings with the same offers and the same remaining units, only the best continues.
 * A further offer never reduces the saving. `percents` are basis points by line position.
 */
export function searchBogoOrder(pools: BogoPool[], lines: CountedLine[], percents: number[]): BogoPool[] {
  let beginnings: Beginning[] = [{ order: [], rest: pools, stock: wholeStock(lines), saved: 0 }];
  for (let length = 0; length < pools.length; length++) {
    const longer = new Map<string, Beginning>();
    for (const beginning of beginnings)
      for (const pool of beginning.rest) {
        const next = extend(beginning, pool, percents);
        const key = `${next.rest.map(({ offer }) => offer.id).join()};${next.stock.join()}`;
        const known = longer.get(key);
        if (!known || next.saved > known.saved) longer.set(key, next);
      }
    beginnings = [...longer.values()].sort((a, b) => b.saved - a.saved).slice(0, mostBeginnings);
  }
  return beginnings[0]?.order ?? pools;
}

function extend({ order, rest, stock, saved }: Beginning, pool: BogoPool, percents: number[]): Beginning {
  const left = stock.slice();
  let more = 0;
  takeFreeUnits(pool, left, (line, units) => {
    more += line.unitCents * units * (10_000 - (percents[line.index] ?? 0));
  });
  return { order: [...order, pool], rest: rest.filter((other) => other !== pool), stock: left, saved: saved + more };
}
