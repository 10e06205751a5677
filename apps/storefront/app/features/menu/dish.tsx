import { canOrder, type MenuEntry } from '@comptoir/domain';
import { Link } from 'react-router';
import { Text } from '../../messages/text.tsx';
import { useCatalogue } from '../../state/shop-context.tsx';
import { Tile, type Tint } from '../../ui/tile.tsx';
import { AddButton } from './add-button.tsx';
import { DietTags } from './diet-tags.tsx';
import { DishBadge } from './dish-badge.tsx';
import { DishPrice } from './dish-price.tsx';

interface DishProps {
  entry: MenuEntry;
  tint: Tint;
  /** Where its sheet opens. */
  productLink: string;
  /** `row`: text and picture side by side on a phone, a card on a desk; `card`: always a card. */
  layout?: 'row' | 'card';
  isEager?: boolean;
  testId?: string;
}

/** One dish of the menu: the whole of it is the link, the add button lies above (DESIGN §8). */
export function Dish({ entry, tint, productLink, layout = 'row', isEager = false, testId = 'item' }: DishProps) {
  const { item, menu } = entry;
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const isOnSale = canOrder(menu, item);
  const state = menu.isAvailable ? 'menu.soldOut' : 'menu.unavailable';
  const badge = isOnSale ? (
    <DishBadge entry={entry} offers={offers} className="on-pic" />
  ) : (
    <Text id={state} className="bdg bdg-n on-pic" />
  );
  return (
    <article
      className={`${layout === 'row' ? 'mi' : 'card'} ${isOnSale ? '' : 'is-out'}`}
      data-testid={testId}
      data-item={item.id}
    >
      <div className={layout === 'row' ? 'card' : 'txt'}>
        <h3>
          <Link className="cover" to={productLink} preventScrollReset>
            {item.name}
          </Link>
        </h3>
        {item.description && <p>{item.description}</p>}
        <p className="price">
          <DishPrice entry={entry} />
        </p>
        <div className="tags">
          {badge}
          {layout === 'row' && <DietTags item={item} />}
        </div>
      </div>
      <div className="pic">
        <Tile image={item.image} tint={tint} isEager={isEager} />
        {isOnSale && <AddButton item={item} productLink={productLink} />}
      </div>
    </article>
  );
}
