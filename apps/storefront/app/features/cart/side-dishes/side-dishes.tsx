import { freeItemCandidates, type Item, indexItems, type MenuEntry } from '@comptoir/domain';
import { useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { closeSheet } from '../../../state/page/sheet-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useOrderable } from '../../../state/use-orderable.ts';
import { useNextOffer } from '../offers/use-next-offer.ts';
import { DishRow } from './dish-row.tsx';
import { useRecommendations } from './use-recommendations.ts';

const mostDishes = 6;

/** True if the dish has required options, so that one tap cannot add it. */
const isComposed = ({ options }: Item) => options.some(({ min }) => min > 0);

/** Suggests dishes that go with the cart, without unavailable ones and those in the cart (MNU-30). */
export function SideDishes({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const ids = useRecommendations(cart);
  const { isOrderable } = useOrderable();
  const entries = indexItems(menus);
  const next = useNextOffer(cart);
  const gifts = next?.offer.type === 'free_item' ? freeItemCandidates(next.offer, cart.items, cart.isServed) : [];
  const gifted = new Set(gifts.map(({ id }) => id));
  const inCart = new Set([...cart.lines, ...cart.priced.freeItems].map(({ itemId }) => itemId));
  const known = new Set(cart.lines.map(({ itemId }) => entries.get(itemId)?.category.id));
  const hasComposed = cart.lines.some(({ itemId }) => {
    const entry = entries.get(itemId);
    return entry !== undefined && isComposed(entry.item);
  });
  /** Pizzas get drinks and desserts as suggestions. Another pizza is suggested only if there is nothing else. */
  const goesWith = ({ category, item }: MenuEntry) => !known.has(category.id) && !(hasComposed && isComposed(item));
  const offered = ids
    .flatMap((id) => entries.get(id) ?? [])
    // A dish that an offer will give for free is not suggested.
    .filter(isOrderable)
    .filter(({ item }) => !inCart.has(item.id) && !gifted.has(item.id));
  const fitting = offered.filter(goesWith);
  // Dishes without required options come first, because one tap adds them.
  const dishes = (fitting.length > 0 ? fitting : offered)
    .sort((a, b) => Number(isComposed(a.item)) - Number(isComposed(b.item)))
    .slice(0, mostDishes);
  return (
    <DishRow
      title={say(cart.lines.length === 0 ? 'home.popular' : 'cart.sideDishes')}
      testId="side-dishes"
      dishes={dishes}
      isAdded={({ item }) => !isComposed(item)}
      isLinked
      onFollow={closeSheet}
    />
  );
}
