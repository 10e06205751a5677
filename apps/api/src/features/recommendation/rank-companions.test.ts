import { type Item, indexItems, type Menu } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { addCounts, liftOf, noCounts } from './item-counts.ts';
import { rankCompanions } from './rank-companions.ts';
import { rankPopular } from './rank-popular.ts';

const anItem = (id: number, menuId: number, score: number, isAvailable = true): Item => ({
  id,
  menuId,
  categoryId: Math.floor(id / 10),
  name: `Plat ${id}`,
  description: '',
  image: null,
  score,
  price: { pickupCents: 1000, deliveryCents: 1000, taxRateBp: null },
  isAvailable,
  allergens: null,
  traces: [],
  diets: [],
  options: [],
});
const aMenu = (id: number, categories: Record<number, Item[]>, isAvailable = true): Menu => ({
  id,
  name: `Menu ${id}`,
  isOpen: true,
  isAvailable,
  activeTimes: [],
  timeRanges: {},
  pickupTimeRanges: null,
  categories: Object.entries(categories).map(([category, items]) => ({
    id: Number(category),
    name: `Catégorie ${category}`,
    description: '',
    gender: 'f',
    items,
  })),
});

// The menus have pizzas 11 to 14, desserts 21 and 22, drinks 31 to 33, a lunch dish 41, and an inactive menu with 51.
const entries = indexItems([
  aMenu(1, {
    1: [anItem(11, 1, 90), anItem(12, 1, 80), anItem(13, 1, 70), anItem(14, 1, 60, false)],
    2: [anItem(21, 1, 50), anItem(22, 1, 40)],
    3: [anItem(31, 1, 50), anItem(32, 1, 30), anItem(33, 1, 20)],
  }),
  aMenu(2, { 4: [anItem(41, 2, 99)] }),
  aMenu(3, { 5: [anItem(51, 3, 99)] }, false),
]);

/** Creates counts of orders. Each basket is a list of items with its number of orders. */
function countsOf(...baskets: [number, number[]][]) {
  const counts = noCounts();
  for (const [orders, ids] of baskets)
    addCounts(
      counts,
      orders,
      ids.flatMap((itemId) =>
        ids.filter((otherId) => otherId >= itemId).map((otherId) => ({ itemId, otherId, orders, units: orders })),
      ),
    );
  return counts;
}
const at = Temporal.Instant.from('2026-11-23T11:00:00Z');
const companions = (cart: number[], counts = noCounts()) => rankCompanions(entries, new Set(cart), { counts, at });

describe('what goes with a cart', () => {
  it('is without orders the best of each category that the cart lacks, then the second, then more of its own, then other menus [API-32]', () => {
    expect(companions([11])).toEqual([21, 31, 22, 32, 33, 12, 13, 41]);
    expect(companions([11, 31])).toEqual([21, 22, 12, 32, 13, 33, 41]);
  });

  it('puts the most ordered before the best score, category by category [API-32]', () => {
    expect(companions([11], countsOf([2, [33]], [1, [12]])).slice(0, 3)).toEqual([33, 21, 31]);
  });

  it('begins with what is ordered with it more often than by chance, not with what everybody orders [API-32]', () => {
    // Half of all orders contain drink 31, with or without a pizza, but drink 32 goes with pizza 11.
    const counts = countsOf([40, [11, 32]], [50, [11, 31]], [50, [12, 31]], [60, [12]]);
    expect(companions([11], counts)[0]).toBe(32);
    expect(companions([12, 11], counts)[0]).toBe(32);
  });

  it('ignores pairs that were seen only twice, however rare their items are [API-32]', () => {
    const counts = countsOf([2, [11, 33]], [98, [12, 31]]);
    expect(liftOf(counts, 11, 33)).toBe(0);
    expect(companions([11], counts)[0]).toBe(31);
    const thrice = countsOf([3, [11, 33]], [98, [12, 31]]);
    expect(companions([11], thrice)[0]).toBe(33);
  });

  it('is never in the cart, sold out, off the menu or unknown [API-32, MNU-30]', () => {
    const counts = countsOf([50, [11, 12, 14, 51, 99]]);
    const ids = companions([11, 12, 77], counts);
    for (const id of [11, 12, 14, 51, 77, 99]) expect(ids).not.toContain(id);
  });
});

describe('the lift of two items', () => {
  it('is 1 where they meet by chance, more where they belong together, less where they replace each other', () => {
    const byChance = countsOf([25, [11, 31]], [25, [11]], [25, [31]], [25, []]);
    expect(liftOf(byChance, 11, 31)).toBe(1);
    expect(liftOf(countsOf([50, [11, 31]], [50, []]), 31, 11)).toBeCloseTo(55 / 30);
    expect(liftOf(countsOf([5, [11, 12]], [45, [11]], [45, [12]]), 11, 12)).toBeLessThan(0.5);
  });

  it('is counted over 50,000 pairs at most; those known go on being counted', () => {
    const counts = noCounts();
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ itemId: 1, otherId: n + 2, orders: 1, units: 1 }));
    addCounts(counts, 1, pairs(60_000));
    expect([counts.pairCount, counts.pairs.get(1)?.size]).toEqual([50_000, 50_000]);
    addCounts(counts, 1, pairs(1));
    expect(counts.pairs.get(1)?.get(2)).toBe(2);
  });
});

it('the most wanted go by units, then by score, then by id, in whatever order they come [API-33]', () => {
  const counts = countsOf([3, [33]], [3, [22]], [1, [13]]);
  expect(rankPopular(entries.values(), { counts, at })).toEqual([22, 33, 13, 41, 11, 12, 21, 31, 32]);
  expect(rankPopular([...entries.values()].reverse(), { counts, at })).toEqual([22, 33, 13, 41, 11, 12, 21, 31, 32]);
});
