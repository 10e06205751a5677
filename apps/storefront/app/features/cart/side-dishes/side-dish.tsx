import { itemPriceCents, type MenuEntry, type Mode } from '@comptoir/domain';
import { cardStyles, classNames, Tile } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { Money } from '../../../messages/money.tsx';
import { dishPicture } from '../../../state/shop/dish-picture.ts';
import { useTints } from '../lines/use-tints.ts';
import sideDishesStyles from './side-dishes.module.css';

interface SideDishProps {
  entry: MenuEntry;
  mode: Mode;
  /** The dish's name, or what its name leads to. */
  name: ReactNode;
  /** Lies on the picture. */
  action?: ReactNode;
}

/** A small card in a row of dishes that go with something. */
export function SideDish({ entry: { item, category }, mode, name, action }: SideDishProps) {
  const tintOf = useTints();
  return (
    <li className={cardStyles.card}>
      <div className={cardStyles.picture}>
        <Tile
          picture={dishPicture(item.image)}
          tint={tintOf(category.id)}
          placeholder="utensils"
          className={sideDishesStyles.tile}
        />
        {action}
      </div>
      <h4>{name}</h4>
      <p className={classNames(cardStyles.price, sideDishesStyles.price)}>
        <Money cents={itemPriceCents(item, mode)} />
      </p>
    </li>
  );
}
