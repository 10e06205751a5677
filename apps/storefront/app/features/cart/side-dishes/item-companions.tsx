import { canOrder, defaultOptions, type Item, indexItems } from '@comptoir/domain';
import { cardStyles, classNames, Icon } from '@comptoir/ui';
import { useId, useState } from 'react';
import { cartMessages } from '../../../messages/french/cart.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { useAddLine } from '../../../state/cart/use-add-line.ts';
import { useMode } from '../../../state/location/location-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import styles from './item-companions.module.css';
import { SideDish } from './side-dish.tsx';
import sideDishesStyles from './side-dishes.module.css';
import { useRecommendations } from './use-recommendations.ts';

const mostDishes = 6;

/** One tap adds a unit and stays: how many were added here stands on it. */
function AddCompanion({ item }: { item: Item }) {
  const say = useMessage();
  const addLine = useAddLine();
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      className={classNames(cardStyles.add, count > 0 && cardStyles.chosen)}
      aria-label={say('menu.addMore', { name: item.name, count })}
      onClick={() => {
        addLine(item, { options: defaultOptions(item), quantity: 1, note: '' });
        setCount(count + 1);
      }}
    >
      {count > 0 ? count : <Icon name="plus" />}
    </button>
  );
}

function Companions({ item }: { item: Item }) {
  const say = useMessage();
  const titleId = useId();
  const mode = useMode();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { isReady, lines } = useCartStore();
  // As the sheet found the cart: a dish added here stays where it is.
  const [found] = useState(lines);
  const ids = useRecommendations({ isReady, lines: [{ itemId: item.id, quantity: 1 }, ...found] });
  const entries = indexItems(menus);
  const isNew = (id: number) => id !== item.id && !found.some((line) => line.itemId === id);
  const dishes = ids
    .flatMap((id) => entries.get(id) ?? [])
    // What must be composed has a sheet of its own, which would take the place of this one.
    .filter(
      ({ menu, item: dish }) => canOrder(menu, dish) && isNew(dish.id) && !dish.options.some(({ min }) => min > 0),
    )
    .slice(0, mostDishes);
  if (dishes.length === 0) return null;
  return (
    <section className={styles.companions} aria-labelledby={titleId}>
      <h3 className={sideDishesStyles.heading} id={titleId}>
        {say('cart.sideDishes')}
      </h3>
      <ul className={sideDishesStyles.row} data-testid="companions">
        {dishes.map((entry) => (
          <SideDish
            key={entry.item.id}
            entry={entry}
            mode={mode}
            name={entry.item.name}
            action={<AddCompanion item={entry.item} />}
          />
        ))}
      </ul>
    </section>
  );
}

/** "Avec ça ?" in the sheet of a dish: what goes with it and the cart, added with one tap (MNU-30). */
export default function ItemCompanions({ item }: { item: Item }) {
  return (
    <AddedMessages add={{ cart: cartMessages }}>
      <Companions item={item} />
    </AddedMessages>
  );
}
