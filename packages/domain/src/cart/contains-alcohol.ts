import type { MenuEntry } from '../menu/index-items.ts';
import { hasAlcohol } from '../menu/line-facts.ts';
import type { CartLine } from './cart-line.ts';

/**
 * Whether a line or a gift, or a choice of one, is an alcoholic drink (LAW-19). Gifts are lines too, with the choices that they are
 * given with; lines that are not on the menu do not count.
 */
export function containsAlcohol(
  lines: readonly Pick<CartLine, 'itemId' | 'options'>[],
  items: ReadonlyMap<number, MenuEntry>,
): boolean {
  return lines.some(({ itemId, options }) => {
    const item = items.get(itemId)?.item;
    return item !== undefined && hasAlcohol(item, options);
  });
}
