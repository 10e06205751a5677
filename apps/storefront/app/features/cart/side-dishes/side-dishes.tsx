import { canOrder, indexItems } from '@comptoir/domain';
import { cardStyles } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { closeSheet } from '../../../state/page/sheet-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { SideDish } from './side-dish.tsx';
import styles from './side-dishes.module.css';
import { useRecommendations } from './use-recommendations.ts';

const mostDishes = 12;

/** "Avec ça ?": dishes that go with the cart. Each opens its sheet; what is in the cart, unknown or not on sale is left out (MNU-30). */
export function SideDishes({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const path = usePath();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const ids = useRecommendations(cart);
  const entries = indexItems(menus);
  const inCart = new Set([...cart.lines, ...cart.priced.freeItems].map(({ itemId }) => itemId));
  const dishes = ids
    .flatMap((id) => entries.get(id) ?? [])
    .filter(({ menu, item }) => canOrder(menu, item) && !inCart.has(item.id))
    .slice(0, mostDishes);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="side-dishes">
      <h3 className={styles.heading} id="side-dishes">
        {say(cart.lines.length === 0 ? 'home.popular' : 'cart.sideDishes')}
      </h3>
      <ul className={styles.row} data-testid="side-dishes">
        {dishes.map((entry) => (
          <SideDish
            key={entry.item.id}
            entry={entry}
            mode={cart.mode}
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
