import type { CountedLine } from '../lines/counted-line.ts';
import { type BogoPool, takeFreeUnits, wholeStock } from './buy-one-get-one.ts';

/** More than any six offers leave: so that no order of six is lost, and a cart with absurdly many offers still costs no time. */
const mostBeginnings = 4_000;

/** The beginning of an order of the offers. */
interface Beginning {
  order: BogoPool[];
  rest: BogoPool[];
  /** What it leaves of each line, by line position. */
  stock: number[];
  /** What the diner saves by it, in hundredths of a percent of a cent: the free units less the percentages lost on them. */
  saved: number;
}

/**
 * A good order of many offers: they are added one by one, and of the beginnings that use the same offers and leave the same units only
 * the best goes on, for whatever follows is the same. Each further offer saves something or nothing, so seven never save less than
 * any six of them. `percents` are the other offers' percentages on each line, basis points, by line position.
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
