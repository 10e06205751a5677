import { canOrder, type Item, type MenuEntry } from '@comptoir/domain';
import { type ItemCounts, unitsOf } from './item-counts.ts';

/** Sorts by ordered units, then score, then id, so that the sequence is stable (API-33). */
export function comparePopular(counts: ItemCounts): (a: Item, b: Item) => number {
  return (a, b) => unitsOf(counts, b.id) - unitsOf(counts, a.id) || b.score - a.score || a.id - b.id;
}

export function rankPopular(
  entries: Iterable<MenuEntry>,
  { counts, at }: { counts: ItemCounts; at: Temporal.Instant },
): number[] {
  return [...entries]
    .filter(({ menu, item }) => canOrder(menu, item, at))
    .map(({ item }) => item)
    .sort(comparePopular(counts))
    .map((item) => item.id);
}
