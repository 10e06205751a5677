import { itemPriceCents } from '../menu/item-price.ts';
import type { Item, Mode } from '../menu/menu.ts';
import { roundHalfUpSafe } from '../money/round-half-up.ts';
import type { TaxPolicy } from './lines/tax-policy.ts';

export function priceWithTaxCents(item: Item, mode: Mode, tax: TaxPolicy): number {
  const cents = itemPriceCents(item, mode);
  if (!tax.isEnabled || tax.isInclusive) return cents;
  return cents + roundHalfUpSafe(cents * (item.price.taxRateBp ?? tax.defaultRateBp), 10_000);
}
