import { itemPriceCents } from '../../menu/item-price.ts';
import type { Item, Mode } from '../../menu/menu.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { isUnpriced } from './sold-nowhere.ts';

const times = 4;
/** From this number of dishes a middle price says something. */
const leastDishes = 3;
const dearCents = 50_000;

/**
 * Prices that are far from the middle price of their category, and prices from 500 euros. Only dishes with the same VAT rate are
 * compared, because a bottle of wine is no dear lemonade.
 */
export function oddPrice({ catalogue, facts, modes }: CheckInput): Slip[] {
  return catalogue.menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => {
      const rates = Map.groupBy(items, ({ price }) => price.taxRateBp ?? facts.tax.defaultRateBp);
      return [...rates.values()].flatMap((alike) => listOdd(alike, modes));
    }),
  );
}

function listOdd(items: Item[], modes: Mode[]): Slip[] {
  const priced = items.filter((item) => !isUnpriced(item));
  const middles = modes.map((mode) => ({ mode, middle: middleOf(priced.map((item) => itemPriceCents(item, mode))) }));
  return priced.flatMap((item): Slip[] => {
    const odd = middles
      .map(({ mode, middle }) => ({ cents: itemPriceCents(item, mode), middle }))
      .find(({ cents, middle }) => cents >= dearCents || (priced.length >= leastDishes && isFar(cents, middle)));
    if (!odd) return [];
    return [
      { target: { kind: 'item', id: item.id, field: 'price' }, values: { item: item.name, priceCents: odd.cents } },
    ];
  });
}

function isFar(cents: number, middle: number): boolean {
  return cents > middle * times || cents * times < middle;
}

function middleOf(prices: number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
