import type { PastLine } from '@comptoir/contract';
import { indexItems, reorder } from '@comptoir/domain';
import { useMessage } from '../messages/use-message.ts';
import { useIsCartLocked } from './cart/cart-lock.ts';
import { addLines } from './cart/cart-store.ts';
import { useMode } from './location/location-store.ts';
import { announce } from './page/announcement-store.ts';
import { openSheet } from './page/sheet-store.ts';
import { useCaller, useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

interface Wanted {
  lines: PastLine[];
  without?: readonly number[];
}

/** Repeats an order at today's prices, without dishes that have changed. Null if this is not possible now. */
export function useReorder(): ((wanted: Wanted) => void) | null {
  const say = useMessage();
  const caller = useCaller();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const mode = useMode();
  const now = useNow();
  const isLocked = useIsCartLocked();
  if (isLocked || menus.length === 0) return null;
  return ({ lines, without = [] }) => {
    const dishes = lines
      .filter(({ itemId }) => !without.includes(itemId))
      .map((line) => ({
        ...line,
        options: line.options.map(({ optionId, choices }) => ({
          optionId,
          choices: choices.map(({ choiceId, quantity }) => ({ choiceId, quantity })),
        })),
      }));
    const found = reorder(dishes, indexItems(menus), { mode, at: now });
    const isCut = !addLines(found.lines);
    for (const { itemId } of found.lines) caller.announceProduct(itemId);
    const count = found.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const isSame = !isCut && [found.gone, found.recomposed, found.repriced].every((list) => list.length === 0);
    if (!isSame) openSheet({ name: 'again', outcome: { ...found, count, isCut } });
    else {
      announce(say('again.done', { count }));
      openSheet({ name: 'cart' });
    }
  };
}
