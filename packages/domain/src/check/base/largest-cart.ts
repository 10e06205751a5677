import { maxQuantity } from '../../cart/cart-line.ts';
import type { MenuEntry } from '../../menu/index-items.ts';
import { highestPriceCents } from '../../menu/item-price.ts';
import type { Mode } from '../../menu/menu.ts';

/** The value in integer cents of a cart with the most units of the dearest dish; 0 without any dish. */
export function largestCartCents(entries: MenuEntry[], modes: Mode[]): number {
  const prices = modes.flatMap((mode) => entries.map(({ item }) => highestPriceCents(item, mode)));
  return Math.max(0, ...prices) * maxQuantity;
}
