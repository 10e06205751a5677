import { type CartLine, type Item, indexItems } from '@comptoir/domain';
import { useMessage } from '../../messages/use-message.ts';
import { announce, announceUndoable } from '../page/announcement-store.ts';
import { openSheet } from '../page/sheet-store.ts';
import { useShop } from '../shop/shop-context.tsx';
import { isAway } from './cart-lock.ts';
import { addLine, changeForNow } from './cart-store.ts';

/** Adds a dish, announces it with an undo button, and notifies the API (MNU-09). */
export function useAddLine(): (item: Item, line: Omit<CartLine, 'itemId'>) => void {
  const say = useMessage();
  const { caller, catalogue } = useShop();
  return (item, line) => {
    if (isAway()) {
      announce(say('menu.away'));
      // The cart says why, and how to go on.
      openSheet({ name: 'cart' });
      return;
    }
    const undo = changeForNow(() => addLine({ itemId: item.id, ...line }));
    caller.announceProduct(item.id);
    const gender = indexItems(catalogue.getState().menus).get(item.id)?.category.gender ?? 'f';
    announceUndoable(say('menu.added', { name: item.name, gender }), undo);
  };
}
