import type { MenuEntry } from '../menu/index-items.ts';
import { listChosen } from '../menu/list-chosen.ts';
import type { CartLine } from './cart-line.ts';

/** The names of the drinks with alcohol in a cart, each once: of a dish, or of the choice that is one (LAW-22). */
export function nameAlcohol(
  lines: readonly Pick<CartLine, 'itemId' | 'options'>[],
  items: ReadonlyMap<number, MenuEntry>,
): string[] {
  const names = lines.flatMap(({ itemId, options }) => {
    const item = items.get(itemId)?.item;
    if (!item) return [];
    const parts = [item, ...item.options.flatMap((group) => listChosen(group, options))];
    return parts.filter(({ alcohol }) => alcohol).map(({ name }) => name);
  });
  return [...new Set(names)];
}
