import type { Rehearsal } from '@comptoir/contract';
import { indexItems, type Menu } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { writeDiscount } from '@comptoir/words';
import { useMessage } from '../../messages/use-message.ts';

export type Quote = NonNullable<NonNullable<Rehearsal['cart']>['quote']>;

/** Names a discount as receipts do. Gifts and free delivery, whose reasons receipts leave out, are named too. */
export function useDiscountNames(menus: Menu[]): (discount: Quote['discounts'][number], quote: Quote) => string {
  const say = useMessage();
  const format = useFormat();
  return (discount, { freeItems }) => {
    if (discount.code !== null) return writeDiscount(discount, format);
    if (discount.type === 'free_delivery') return say('sample.discount.delivery');
    if (discount.type !== 'free_item') return writeDiscount(discount, format);
    const items = indexItems(menus);
    const names = freeItems.flatMap(({ itemId, quantity }) => {
      const name = items.get(itemId)?.item.name;
      return name === undefined ? [] : [quantity === 1 ? name : say('sample.line', { quantity, name })];
    });
    return say('sample.discount.gift', { name: format.list(names) });
  };
}
