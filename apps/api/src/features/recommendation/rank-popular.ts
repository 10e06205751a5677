import { canOrder, type Item, type MenuEntry } from '@comptoir/domain';
import { type ItemCounts, unitsOf } from './item-counts.ts';

/** Sorts by ordered units, then score, then id, so that the sequence is stable (API-33). */
export function comparePopular(counts: ItemCounts): (a: Item, b: Item) => number {
  return (a, b) => unitsOf(counts, b.id) - unitsOf(counts, a.id) || b.score - a.score || a.id - b.id;
}

/** Alcohol is never recommended, however often it is ordered (LAW-27). */
export function mayRecommend({ menu, item }: MenuEntry, at: Temporal.Instant): boolean {
  return item.alcohol === undefined && canOrder(menu, item, at);
}

export function rankPopular(
  entries: Iterable<MenuEntry>,
  { counts, at }: { counts: ItemCounts; at: Temporal.Instant },
): number[] {
  return [...entries]
    .filter((entry) => mayRecommend(entry, at))
    .map(({ item }) => item)
    .sort(comparePopular(counts))
    .map((item) => item.id);
}
