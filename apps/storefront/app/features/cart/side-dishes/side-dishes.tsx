import { freeItemCandidates, type Item, indexItems, type MenuEntry } from '@comptoir/domain';
import { cardStyles } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { useRovingFocus } from '../../../platform/scroll/use-roving-focus.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { closeSheet } from '../../../state/page/sheet-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useOrderable } from '../../../state/use-orderable.ts';
import { useNextOffer } from '../offers/use-next-offer.ts';
import { AddSideDish } from './add-side-dish.tsx';
import { SideDish } from './side-dish.tsx';
import styles from './side-dishes.module.css';
import { useRecommendations } from './use-recommendations.ts';

const mostDishes = 6;

/** What must be composed has a sheet of its own. */
const isComposed = ({ options }: Item) => options.some(({ min }) => min > 0);

/** "Avec ça ?": dishes that go with the cart. Each opens its sheet; what is in the cart, unknown or not on sale is left out (MNU-30). */
export function SideDishes({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const path = usePath();
  const row = useRovingFocus<HTMLUListElement>();
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
  /** A drink and a dessert beside pizzas; another pizza where there is nothing else. */
  const goesWith = ({ category, item }: MenuEntry) => !known.has(category.id) && !(hasComposed && isComposed(item));
  const offered = ids
    .flatMap((id) => entries.get(id) ?? [])
    // What is about to be a gift is not sold beside the sentence that promises it.
    .filter(isOrderable)
    .filter(({ item }) => !inCart.has(item.id) && !gifted.has(item.id));
  const fitting = offered.filter(goesWith);
  // First what one tap adds.
  const dishes = (fitting.length > 0 ? fitting : offered)
    .sort((a, b) => Number(isComposed(a.item)) - Number(isComposed(b.item)))
    .slice(0, mostDishes);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="side-dishes">
      <h3 className={styles.heading} id="side-dishes">
        {say(cart.lines.length === 0 ? 'home.popular' : 'cart.sideDishes')}
      </h3>
      <ul {...row} className={styles.row} data-testid="side-dishes">
        {dishes.map((entry) => (
          <SideDish
            key={entry.item.id}
            entry={entry}
            mode={cart.mode}
            action={isComposed(entry.item) ? undefined : <AddSideDish entry={entry} />}
            name={
              <Link
                className={cardStyles.cover}
                to={`${path('/menu')}?product=${entry.item.id}`}
                keepsScroll
                onClick={closeSheet}
              >
                {entry.item.name}
              </Link>
            }
          />
        ))}
      </ul>
    </section>
  );
}
