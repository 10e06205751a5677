import { checkChoices } from '../menu/check-choices.ts';
import type { MenuEntry } from '../menu/index-items.ts';
import type { CartLine } from './cart-line.ts';

/** Separates the lines on the menus from lines with a deleted item or choice (CRT-06). */
export function keepKnownLines<Line extends CartLine>(
  lines: Line[],
  items: ReadonlyMap<number, MenuEntry>,
): { lines: Line[]; removed: Line[] } {
  const isKnown = (line: CartLine) => {
    const entry = items.get(line.itemId);
    if (!entry) return false;
    const reason = checkChoices(entry.item, line.options)?.reason;
    return reason !== 'unknown_option' && reason !== 'unknown_choice';
  };
  return { lines: lines.filter(isKnown), removed: lines.filter((line) => !isKnown(line)) };
}
