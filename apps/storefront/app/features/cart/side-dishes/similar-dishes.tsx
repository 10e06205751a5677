import { indexItems, itemPriceCents, type MenuEntry } from '@comptoir/domain';
import { useMessage } from '../../../messages/use-message.ts';
import { useMode } from '../../../state/location/location-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useOrderable } from '../../../state/use-orderable.ts';
import { DishRow } from './dish-row.tsx';

const mostDishes = 3;

export function SimilarDishes({ entry }: { entry: MenuEntry }) {
  const say = useMessage();
  const mode = useMode();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { isOrderable } = useOrderable();
  const priceOf = ({ item }: MenuEntry) => itemPriceCents(item, mode);
  const distance = (other: MenuEntry) => Math.abs(priceOf(other) - priceOf(entry));
  const dishes = [...indexItems(menus).values()]
    .filter((other) => other.category.id === entry.category.id && other.item.id !== entry.item.id && isOrderable(other))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, mostDishes);
  return <DishRow title={say('cart.similar')} testId="similar-dishes" dishes={dishes} isAdded={() => false} isLinked />;
}
