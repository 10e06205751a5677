import { countOffers, isMenuOpen } from '@comptoir/domain';
import { classNames, Note, tintAt } from '@comptoir/ui';
import { memo, useEffect, useState } from 'react';
import { Text } from '../../messages/text.ts';
import { focusId } from '../../platform/scroll/focus-id.ts';
import { HydrateLater } from '../../platform/start/hydrate-later.tsx';
import { onIdle } from '../../platform/watch/on-idle.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';
import { CategoryBadge } from './category-badge.tsx';
import { Dish } from './dish/dish.tsx';
import dishListStyles from './dish-list.module.css';
import type { CategoryPlace } from './list-categories.ts';

interface SectionProps {
  place: CategoryPlace;
  /** `isClosed` is true if this menu is not served now, while another one is. */
  isClosed: boolean;
  productLink: (id: number) => string;
}

/** The dishes on a phone's first screen. Pictures of the others load after the first paint. */
const eagerDishes = 3;

function CategorySection({ place, isClosed, productLink }: SectionProps) {
  const { menu, category, position } = place;
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const count = countOffers(offers, category);
  return (
    <section
      className={dishListStyles.section}
      id={`category-${category.id}`}
      data-testid="category"
      aria-labelledby={`category-${category.id}-name`}
    >
      <div className={dishListStyles.heading}>
        <h2 id={`category-${category.id}-name`}>{category.name}</h2>
        <CategoryBadge place={place} offers={offers} />
        {count > 0 && (
          <Text id="menu.offerCount" values={{ count }} className="small muted" data-testid="offer-count" />
        )}
        {/* Keyboard users can skip the dishes, which may be a hundred. */}
        <button
          type="button"
          className={classNames(dishListStyles.toCart, 'desk-block')}
          data-testid="to-cart"
          onClick={() => focusId('menu-cart')}
        >
          <Text id="shell.skipToCart" />
        </button>
      </div>
      {category.description && <p>{category.description}</p>}
      {isClosed && (
        <Note kind="warm" className={dishListStyles.note}>
          <Text id="menu.closedNow" as="b" />. <Text id="menu.schedule" />
        </Note>
      )}
      <div className={dishListStyles.dishes}>
        {category.items.map((item, index) => (
          <Dish
            key={item.id}
            entry={{ menu, category, item }}
            tint={tintAt(position)}
            productLink={productLink(item.id)}
            isEager={position === 0 && index < eagerDishes}
          />
        ))}
      </div>
    </section>
  );
}

/** Each category is hydrated on its own. It is memoized, because a render from outside would hydrate it early. */
const LaterSection = memo(function LaterSection(props: SectionProps) {
  return (
    <HydrateLater at={`#category-${props.place.category.id}`}>
      <CategorySection {...props} />
    </HydrateLater>
  );
});

/** True once the page is idle. By then the browser has laid out every dish and knows its height. */
function useIsLaidOut(): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => onIdle(() => setLaidOut(true)), []);
  return isLaidOut;
}

interface MenuListProps {
  places: CategoryPlace[];
  /** `isOpen` is true if at least one menu is served now, so the others say that they are not. */
  isOpen: boolean;
  /** The hidden list stays in the document, because removing and adding hundreds of dishes would delay typing. */
  isHidden: boolean;
  productLink: (id: number) => string;
}

export function MenuList({ places, isOpen, isHidden, productLink }: MenuListProps) {
  const now = useNow();
  const exceptions = useCatalogue((catalogue) => catalogue.settings.scheduling.exceptions);
  const isLaidOut = useIsLaidOut();
  return (
    <div hidden={isHidden} className={classNames(dishListStyles.list, isLaidOut && dishListStyles.laidOut)}>
      {places.map((place) => (
        <LaterSection
          key={place.category.id}
          place={place}
          isClosed={isOpen && !isMenuOpen(place.menu, now, exceptions)}
          productLink={productLink}
        />
      ))}
    </div>
  );
}
