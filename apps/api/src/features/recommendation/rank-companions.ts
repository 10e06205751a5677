import type { MenuEntry } from '@comptoir/domain';
import { type ItemCounts, liftOf } from './item-counts.ts';
import { comparePopular, mayRecommend } from './rank-popular.ts';

/** Below this lift, a pair of items is ranked by popularity alone. */
const leastLift = 1.1;

/** Items often ordered with the cart come first, then popular ones of categories that the cart lacks (API-32). */
export function rankCompanions(
  entries: ReadonlyMap<number, MenuEntry>,
  cartIds: ReadonlySet<number>,
  { counts, at }: { counts: ItemCounts; at: Temporal.Instant },
): number[] {
  const own = [...cartIds].flatMap((id) => entries.get(id) ?? []);
  const ownMenus = new Set(own.map(({ menu }) => menu.id));
  const ownCategories = new Set(own.map(({ category }) => category.id));
  const byPopularity = comparePopular(counts);
  const places = new Map<number, number>();

  return [...entries.values()]
    .filter((entry) => mayRecommend(entry, at) && !cartIds.has(entry.item.id))
    .sort((a, b) => byPopularity(a.item, b.item))
    .map(({ menu, category, item }) => {
      const lift = Math.max(...own.map((other) => liftOf(counts, item.id, other.item.id)), 0);
      const place = places.get(category.id) ?? 0;
      places.set(category.id, place + 1);
      const distance = !ownMenus.has(menu.id) ? 2 : ownCategories.has(category.id) ? 1 : 0;
      return { item, lift: lift >= leastLift ? lift : 0, distance, place };
    })
    .sort((a, b) => b.lift - a.lift || a.distance - b.distance || a.place - b.place || byPopularity(a.item, b.item))
    .map(({ item }) => item.id);
}
