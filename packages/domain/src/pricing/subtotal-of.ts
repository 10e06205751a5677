import type { CartLine } from '../cart/cart-line.ts';
import type { MenuEntry } from '../menu/index-items.ts';
import { unitPriceCents } from '../menu/item-price.ts';
import type { Mode } from '../menu/menu.ts';

/** The price of lines before discounts, in integer cents (CRT-07). Throws if an item or a choice is not on the menu. */
export function subtotalOf(lines: CartLine[], items: ReadonlyMap<number, MenuEntry>, mode: Mode): number {
  return lines.reduce((sum, line) => {
    const entry = items.get(line.itemId);
    if (!entry) throw new Error(`Item ${line.itemId} is not on the menu`);
    return sum + unitPriceCents(entry.item, line.options, mode) * line.quantity;
  }, 0);
}
