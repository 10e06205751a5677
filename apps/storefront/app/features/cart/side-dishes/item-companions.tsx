import { type Item, indexItems, type MenuEntry } from '@comptoir/domain';
import { useState } from 'react';
import { cartMessages } from '../../../messages/french/order/cart.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useOrderable } from '../../../state/use-orderable.ts';
import { DishRow } from './dish-row.tsx';
import { SimilarDishes } from './similar-dishes.tsx';
import { useRecommendations } from './use-recommendations.ts';

const mostDishes = 6;

function Companions({ item }: { item: Item }) {
  const say = useMessage();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { isReady, lines } = useCartStore();
  // The cart at the time the sheet was opened, so that an added dish stays in the list.
  const [found] = useState(lines);
  const ids = useRecommendations({ isReady, lines: [{ itemId: item.id, quantity: 1 }, ...found] });
  const { isOrderable } = useOrderable();
  const entries = indexItems(menus);
  const isNew = (id: number) => id !== item.id && !found.some((line) => line.itemId === id);
  const dishes = ids
    .flatMap((id) => entries.get(id) ?? [])
    .filter((entry) => isOrderable(entry) && isNew(entry.item.id) && !entry.item.options.some(({ min }) => min > 0))
    .slice(0, mostDishes);
  return (
    <DishRow title={say('cart.sideDishes')} testId="companions" dishes={dishes} isAdded={() => true} isLinked={false} />
  );
}

/** Suggests dishes that go with the open dish (MNU-30), or similar dishes if it is sold out. */
export default function ItemCompanions({ entry }: { entry: MenuEntry }) {
  const { isOrderable } = useOrderable();
  return (
    <AddedMessages add={{ cart: cartMessages }}>
      {isOrderable(entry) ? <Companions item={entry.item} /> : <SimilarDishes entry={entry} />}
    </AddedMessages>
  );
}
