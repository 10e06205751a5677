import { lowestPriceCents } from '../../menu/item-price.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { isUnpriced } from './sold-nowhere.ts';

/** Dishes that their options can make cheaper than nothing. A dish without a price has a check of its own. */
export function priceBelowZero({ entries }: CheckInput): Slip[] {
  return entries
    .filter(({ item }) => !isUnpriced(item) && lowestPriceCents(item) < 0)
    .map(({ item }) => ({ target: { kind: 'item', id: item.id, field: 'options' }, values: { item: item.name } }));
}
