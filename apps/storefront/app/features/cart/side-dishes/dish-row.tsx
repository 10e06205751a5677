import { itemPriceCents, type MenuEntry } from '@comptoir/domain';
import { cardStyles, classNames, Tile } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useId } from 'react';
import { Money } from '../../../messages/money.tsx';
import { useRovingFocus } from '../../../platform/scroll/use-roving-focus.ts';
import { useMode } from '../../../state/location/location-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { dishPicture } from '../../../state/shop/dish-picture.ts';
import { useTints } from '../lines/use-tints.ts';
import { AddSideDish } from './add-side-dish.tsx';
import styles from './dish-row.module.css';

interface DishRowProps {
  title: string;
  testId: string;
  dishes: MenuEntry[];
  isAdded: (entry: MenuEntry) => boolean;
  isLinked: boolean;
  onFollow?: () => void;
}

export function DishRow({ title, testId, dishes, isAdded, isLinked, onFollow }: DishRowProps) {
  const titleId = useId();
  const row = useRovingFocus<HTMLUListElement>();
  const path = usePath();
  const mode = useMode();
  const tintOf = useTints();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 className={styles.heading} id={titleId}>
        {title}
      </h3>
      <ul {...row} className={styles.row} data-testid={testId}>
        {dishes.map((entry) => (
          <li key={entry.item.id} className={cardStyles.card}>
            <div className={cardStyles.picture}>
              <Tile
                picture={dishPicture(entry.item.image)}
                tint={tintOf(entry.category.id)}
                placeholder="utensils"
                className={styles.tile}
              />
              {isAdded(entry) && <AddSideDish entry={entry} />}
            </div>
            <h4>
              {isLinked ? (
                <Link
                  className={cardStyles.cover}
                  to={`${path('/menu')}?product=${entry.item.id}`}
                  keepsScroll
                  onClick={onFollow}
                >
                  {entry.item.name}
                </Link>
              ) : (
                entry.item.name
              )}
            </h4>
            <p className={classNames(cardStyles.price, styles.price)}>
              <Money cents={itemPriceCents(entry.item, mode)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
