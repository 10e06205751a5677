import { checkChoices } from '../menu/check-choices.ts';
import { canOrder, type MenuEntry } from '../menu/index-items.ts';
import { unitPriceCents } from '../menu/item-price.ts';
import type { Mode } from '../menu/menu.ts';
import { isLeftAt } from '../menu/sold-out.ts';
import type { CartLine } from './cart-line.ts';

/** A line of an order of the past, with what its dish was called and cost then. */
export interface PastDish extends CartLine {
  name: string;
  /** For one, with its options; integer cents. */
  unitCents: number;
}

/** What becomes of an order that is wanted again. Names come once each, in the order's own order. */
export interface Reorder {
  /** What the menus still serve just so, at today's prices. */
  lines: CartLine[];
  /** Off the menu, or sold out. */
  gone: string[];
  /** Still served, but no longer with these choices: whoever wants it composes it anew. */
  recomposed: string[];
  /** What one costs now where it cost something else then; integer cents. */
  repriced: { name: string; beforeCents: number; afterCents: number }[];
}

/** Looks an order of the past up in today's menus, for a mode whose prices hold today and the time that it is wanted for. */
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
