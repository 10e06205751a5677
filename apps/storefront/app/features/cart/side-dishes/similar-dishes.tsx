import { indexItems, itemPriceCents, type MenuEntry } from '@comptoir/domain';
import { cardStyles } from '@comptoir/ui';
import { useId } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { useRovingFocus } from '../../../platform/scroll/use-roving-focus.ts';
import { useMode } from '../../../state/location/location-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useOrderable } from '../../../state/use-orderable.ts';
import styles from './item-companions.module.css';
import { SideDish } from './side-dish.tsx';
import sideDishesStyles from './side-dishes.module.css';

const mostDishes = 3;

/** What there is in the place of a dish that ran out: others of its category, those first that cost about the same (MNU-36). */
export function SimilarDishes({ entry }: { entry: MenuEntry }) {
  const say = useMessage();
  const titleId = useId();
  const path = usePath();
  const mode = useMode();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { isOrderable } = useOrderable();
  const row = useRovingFocus<HTMLUListElement>();
  const priceOf = ({ item }: MenuEntry) => itemPriceCents(item, mode);
  const distance = (other: MenuEntry) => Math.abs(priceOf(other) - priceOf(entry));
  const dishes = [...indexItems(menus).values()]
    .filter((other) => other.category.id === entry.category.id && other.item.id !== entry.item.id && isOrderable(other))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, mostDishes);
  if (dishes.length === 0) return null;
  return (
    <section className={styles.companions} aria-labelledby={titleId}>
      <h3 className={sideDishesStyles.heading} id={titleId}>
        {say('cart.similar')}
      </h3>
      <ul {...row} className={sideDishesStyles.row} data-testid="similar-dishes">
        {dishes.map((dish) => (
          <SideDish
            key={dish.item.id}
            entry={dish}
            mode={mode}
            name={
              <Link className={cardStyles.cover} to={`${path('/menu')}?product=${dish.item.id}`} keepsScroll>
                {dish.item.name}
              </Link>
            }
          />
        ))}
      </ul>
    </section>
  );
}
