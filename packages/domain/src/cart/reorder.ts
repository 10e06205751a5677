import { checkChoices } from '../menu/check-choices.ts';
import { canOrder, type MenuEntry } from '../menu/index-items.ts';
import { unitPriceCents } from '../menu/item-price.ts';
import type { Mode } from '../menu/menu.ts';
import { isLeftAt } from '../menu/sold-out.ts';
import type { CartLine } from './cart-line.ts';

export interface PastDish extends CartLine {
  name: string;
  unitCents: number;
}

/** The result of a reorder. Each name appears once, in the sequence of the past order. */
export interface Reorder {
  lines: CartLine[];
  gone: string[];
  recomposed: string[];
  repriced: { name: string; beforeCents: number; afterCents: number }[];
}

export function reorder(
  dishes: readonly PastDish[],
  items: ReadonlyMap<number, MenuEntry>,
  { mode, at }: { mode: Mode; at: { epochMilliseconds: number } },
): Reorder {
  const lines: CartLine[] = [];
  const gone = new Set<string>();
  const recomposed = new Set<string>();
  const repriced = new Map<string, Reorder['repriced'][number]>();
  for (const { name, unitCents, itemId, options, quantity, note } of dishes) {
    const entry = items.get(itemId);
    if (!entry || !canOrder(entry.menu, entry.item, at)) gone.add(name);
    else if (checkChoices(entry.item, options) || !isLeftAt(entry.item, options, at)) recomposed.add(entry.item.name);
    else {
      lines.push({ itemId, options, quantity, note });
      const afterCents = unitPriceCents(entry.item, options, mode);
      const change = { name: entry.item.name, beforeCents: unitCents, afterCents };
      if (afterCents !== unitCents) repriced.set(JSON.stringify(change), change);
    }
  }
  return { lines, gone: [...gone], recomposed: [...recomposed], repriced: [...repriced.values()] };
}
