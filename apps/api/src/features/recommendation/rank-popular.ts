import { canOrder, type MenuEntry } from '@comptoir/domain';

/** Ids of the most wanted items that can be ordered: by units ordered, then by score, then by id (API-33). */
export function rankPopular(entries: Iterable<MenuEntry>, units: ReadonlyMap<number, number>): number[] {
  return [...entries]
    .filter(({ menu, item }) => canOrder(menu, item))
    .map(({ item }) => item)
    .sort((a, b) => (units.get(b.id) ?? 0) - (units.get(a.id) ?? 0) || b.score - a.score || a.id - b.id)
    .map((item) => item.id);
}
