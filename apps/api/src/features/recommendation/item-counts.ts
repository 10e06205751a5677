import type { ItemPair } from './recommendation-repository.ts';

export interface ItemCounts {
  orders: number;
  items: Map<number, { orders: number; units: number }>;
  /** The number of orders with both items, by the lower id and then by the higher id. */
  pairs: Map<number, Map<number, number>>;
  pairCount: number;
}

/** A menu of 300 dishes has 45,000 pairs. Above this limit, pairs of older orders are left out. */
const mostPairs = 50_000;

export function noCounts(): ItemCounts {
  return { orders: 0, items: new Map(), pairs: new Map(), pairCount: 0 };
}

export function addCounts(counts: ItemCounts, orders: number, pairs: ItemPair[]): void {
  counts.orders += orders;
  for (const { itemId, otherId, ...added } of pairs) {
    if (itemId === otherId) {
      const known = counts.items.get(itemId) ?? { orders: 0, units: 0 };
      counts.items.set(itemId, { orders: known.orders + added.orders, units: known.units + added.units });
    } else addPair(counts, itemId, otherId, added.orders);
  }
}

function addPair(counts: ItemCounts, lower: number, higher: number, orders: number): void {
  const others = counts.pairs.get(lower) ?? new Map<number, number>();
  const known = others.get(higher);
  if (known === undefined) {
    if (counts.pairCount >= mostPairs) return;
    counts.pairCount += 1;
    counts.pairs.set(lower, others);
  }
  others.set(higher, (known ?? 0) + orders);
}

export function unitsOf(counts: ItemCounts, itemId: number): number {
  return counts.items.get(itemId)?.units ?? 0;
}

/** Fewer common orders are no evidence that two items go together. */
const leastTogether = 3;
/** Five expected orders are added to both sides, so that the lift of rare pairs stays near 1. */
const smoothing = 5;

/** The smoothed lift of two items: P(A,B) / (P(A) x P(B)). 1 means chance; 0 means too few orders. */
export function liftOf(counts: ItemCounts, itemId: number, otherId: number): number {
  const together = counts.pairs.get(Math.min(itemId, otherId))?.get(Math.max(itemId, otherId)) ?? 0;
  if (together < leastTogether) return 0;
  const [one, other] = [itemId, otherId].map((id) => counts.items.get(id)?.orders ?? 0) as [number, number];
  const byChance = (one * other) / counts.orders;
  return (together + smoothing) / (byChance + smoothing);
}
