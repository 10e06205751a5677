import { indexItems, type MenuFilter } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { memo, Suspense, useDeferredValue, useState } from 'react';
import { CategoryNav } from '../features/menu/category-nav.tsx';
import { ClosedNote } from '../features/menu/closed-note.tsx';
import { FilterChips } from '../features/menu/filter-chips.tsx';
import { listCategories } from '../features/menu/list-categories.ts';
import { MenuFailed } from '../features/menu/menu-failed.tsx';
import { MenuList } from '../features/menu/menu-list.tsx';
import { SearchBox } from '../features/menu/search-box.tsx';
import { ServiceLine } from '../features/menu/service-line.tsx';
import { Text } from '../messages/text.ts';
import { useMessage } from '../messages/use-message.ts';
import { useNavigation, usePageLocation } from '../platform/navigation/navigation.ts';
import { HydrateLater } from '../platform/start/hydrate-later.tsx';
import { askedProduct } from '../screens/asked-product.ts';
import { Announcer } from '../shell/components/announcer.tsx';
import { useCartStore } from '../state/cart/cart-store.ts';
import { useIsDesk } from '../state/page/use-is-desk.ts';
import { usePath } from '../state/page/use-path.ts';
import { useCatalogue } from '../state/shop/shop-context.tsx';
import { useService } from '../state/use-service.ts';
import { LaterFacts } from './lazy/later-facts.ts';
import { CartBar, CartPanel, ItemCompanions, ItemSheet, SearchResults } from './lazy/lazy-parts.ts';
import { MissingSettings } from './lazy/missing-settings.tsx';
import styles from './menu.module.css';

const noFilter: MenuFilter = { diets: [], without: [] };

/** True once the cart has had items. The value is deferred, because pricing the cart would delay the dish's counter. */
function useHadLines(): boolean {
  const hasLines = useDeferredValue(useCartStore((cart) => cart.lines.length > 0));
  const [had, setHad] = useState(hasLines);
  if (hasLines && !had) setHad(true);
  return had || hasLines;
}

/** The dish of the query `?product=`. Null if the query is missing or the id is unknown (RTE-05, RTE-06). */
function useProduct() {
  const search = usePageLocation((place) => place.search);
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const id = askedProduct(search);
  return id === null ? null : (indexItems(menus).get(id) ?? null);
}

/** It is memoized, because a render from outside would hydrate it early. */
const Facts = memo(function Facts() {
  return (
    <HydrateLater at="#menu-facts">
      <LaterFacts />
    </HydrateLater>
  );
});

export default function Menu() {
  const say = useMessage();
  const { leaveFor } = useNavigation();
  const path = usePath();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { opening } = useService();
  const isDesk = useIsDesk();
  const hadLines = useHadLines();
  const product = useProduct();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState(noFilter);
  const searched = useDeferredValue(query);
  const places = listCategories(menus);
  const productLink = (id: number) => `${path('/menu')}?product=${id}`;

  if (places.length === 0) return <MenuFailed />;
  // Clearing the search applies at once, so that the page can scroll to the category chosen next.
  const isFiltered = filter.diets.length + filter.without.length > 0;
  const isSearching = isFiltered || [query, searched].every((text) => text.trim().length >= 2);
  const showAll = () => {
    setQuery('');
    setFilter(noFilter);
  };
  return (
    <div className={classNames(styles.screen, 'page-width')}>
      <div className={styles.top}>
        <MissingSettings className={styles.note} />
        <ClosedNote />
        <div className={styles.heading}>
          <Text id="menu.title" as="h1" />
          <ServiceLine />
        </div>
        <SearchBox query={query} onChange={setQuery} />
        <FilterChips filter={filter} onChange={setFilter} />
      </div>
      <CategoryNav places={places} isSearching={isSearching} onChoose={showAll} />
      <div className={styles.dishes}>
        <MenuList places={places} isOpen={opening.isOpen} isHidden={isSearching} productLink={productLink} />
        {isSearching && (
          <Suspense>
            <SearchResults
              query={searched}
              filter={filter}
              places={places}
              productLink={productLink}
              onClear={showAll}
            />
          </Suspense>
        )}
        <Facts />
      </div>
      <aside
        id="menu-cart"
        tabIndex={-1}
        className={classNames(styles.cart, 'desk-block')}
        aria-label={say('menu.cart')}
      >
        <Suspense>{isDesk && <CartPanel />}</Suspense>
      </aside>
      <Suspense>{isDesk === false && hadLines && <CartBar />}</Suspense>
      {product && (
        <Suspense>
          <ItemSheet
            key={product.item.id}
            entry={product}
            companions={
              <>
                <Suspense>
                  <ItemCompanions entry={product} />
                </Suspense>
                <Announcer isInSheet />
              </>
            }
            onClose={() => leaveFor(path('/menu'))}
          />
        </Suspense>
      )}
    </div>
  );
}
