import type { CartLine, Item } from '@comptoir/domain';
import { useMessage } from '../../messages/use-message.ts';
import { announce } from '../page/announcement-store.ts';
import { useCaller } from '../shop/shop-context.tsx';
import { addLine } from './cart-store.ts';

/** Puts a dish into the cart, tells screen readers, and lets the API know (MNU-09). */
export function useAddLine(): (item: Item, line: Omit<CartLine, 'itemId'>) => void {
  const say = useMessage();
  const caller = useCaller();
  return (item, line) => {
    addLine({ itemId: item.id, ...line });
    caller.announceProduct(item.id);
    announce(say('menu.added', { name: item.name }));
  };
}
