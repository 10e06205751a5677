import type { PastOrder } from '@comptoir/contract';
import { indexItems, type Reorder, reorder } from '@comptoir/domain';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { addLines } from '../../../state/cart/cart-store.ts';
import { useMode } from '../../../state/location/location-store.ts';
import { useIsCartLocked } from '../../../state/order/order-lock.ts';
import { announce } from '../../../state/page/announcement-store.ts';
import { openSheet } from '../../../state/page/sheet-store.ts';
import { useCaller, useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useNow } from '../../../state/shop/use-now.ts';

/** What became of an order that was wanted again, to be told. */
export interface ReorderOutcome extends Reorder {
  /** Dishes that are in the cart now. */
  count: number;
  /** The cart is full: not everything got in. */
  isCut: boolean;
}

interface Reordering {
  /** Puts an order of the past into the cart, at today's prices; null: not now. */
  again: ((order: PastOrder) => void) | null;
  outcome: ReorderOutcome | null;
  close: () => void;
}

/** Orders again: what is served just so goes into the cart, and whatever is otherwise is told. */
export function useReorder(): Reordering {
  const say = useMessage();
  const caller = useCaller();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const mode = useMode();
  const now = useNow();
  const isLocked = useIsCartLocked();
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);

  function again({ lines }: PastOrder): void {
    const dishes = lines.map((line) => ({
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
    if (isSame) {
      announce(say('account.again.done', { count }));
      openSheet({ name: 'cart' });
    } else setOutcome({ ...found, count, isCut });
  }

  const isPossible = !isLocked && menus.length > 0;
  return { again: isPossible ? again : null, outcome, close: () => setOutcome(null) };
}
