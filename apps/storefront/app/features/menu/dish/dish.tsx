import type { MenuEntry } from '@comptoir/domain';
import { badgeClass, cardStyles, classNames, Tile, type Tint } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { HomemadeBadge } from '../../../messages/homemade-badge.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { dishPicture } from '../../../state/shop/dish-picture.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useOrderable } from '../../../state/use-orderable.ts';
import { useSoldOutWords } from '../../../state/use-sold-out-words.ts';
import { AddButton } from './add-button.tsx';
import { DietTags } from './diet-tags.tsx';
import styles from './dish.module.css';
import { DishBadge } from './dish-badge.tsx';
import { DishPrice } from './dish-price.tsx';

interface DishProps {
  entry: MenuEntry;
  tint: Tint;
  productLink: string;
  /** `row`: a row on phones and a card on desktops. `card`: a card everywhere. */
  layout?: 'row' | 'card';
  isEager?: boolean;
  testId?: string;
}

/** The whole dish is a link, and the add button lies on top of the link. */
export function Dish({ entry, tint, productLink, layout = 'row', isEager = false, testId = 'item' }: DishProps) {
  const { item } = entry;
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const isOnSale = useOrderable().isOrderable(entry);
  const saySoldOut = useSoldOutWords();
  const say = useMessage();
  const isRow = layout === 'row';
  const badge = isOnSale ? (
    <DishBadge entry={entry} offers={offers} className={styles.onPicture} />
  ) : (
    <span className={classNames(badgeClass('neutral'), styles.onPicture, styles.state)}>{saySoldOut(entry)}</span>
  );
  return (
    <article
      className={classNames(
        isRow ? styles.row : cardStyles.card,
        isRow && cardStyles.lifting,
        !isOnSale && styles.soldOut,
      )}
      data-testid={testId}
      data-item={item.id}
    >
      <div className={isRow ? classNames(cardStyles.card, styles.words) : styles.text}>
        <h3>
          <Link className={cardStyles.cover} to={productLink} keepsScroll>
            {item.name}
          </Link>
        </h3>
        {item.description && <p>{item.description}</p>}
        <p className={classNames(cardStyles.price, styles.price)} data-testid="price">
          <DishPrice entry={entry} />
        </p>
        <div className={styles.tags}>
          {badge}
          {isOnSale && item.left && (
            <span className={badgeClass('neutral')}>{say('menu.left', { count: item.left })}</span>
          )}
          {item.isHomemade && <HomemadeBadge />}
          {isRow && <DietTags item={item} />}
        </div>
      </div>
      <div className={classNames(cardStyles.picture, styles.picture)}>
        <Tile
          picture={dishPicture(item.image, layout)}
          tint={tint}
          placeholder="utensils"
          isEager={isEager}
          className={styles.tile}
        />
        {isOnSale && <AddButton entry={entry} productLink={productLink} />}
      </div>
    </article>
  );
}
