import { buildSearchIndex, indexItems, searchMenu } from '@comptoir/domain';
import { Button, EmptyState, tintAt } from '@comptoir/ui';
import { useMemo } from 'react';
import { Text } from '../../messages/text.tsx';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import { Dish } from './dish/dish.tsx';
import dishListStyles from './dish-list.module.css';
import type { CategoryPlace } from './list-categories.ts';

interface SearchResultsProps {
  query: string;
  places: CategoryPlace[];
  productLink: (id: number) => string;
  onClear: () => void;
}

/** At most ten dishes, best first (MNU-12 to 17). */
export default function SearchResults({ query, places, productLink, onClear }: SearchResultsProps) {
  const { pictures } = useSite();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  // Built once for a menu, not at each keystroke.
  const index = useMemo(() => buildSearchIndex(menus), [menus]);
  const entries = useMemo(() => indexItems(menus), [menus]);
  const found = searchMenu(index, query).flatMap((item) => entries.get(item.id) ?? []);
  const text = query.trim();

  if (found.length === 0)
    return (
      <EmptyState
        picture={pictures.noResult}
        title={<Text id="menu.noResultTitle" values={{ query: text }} />}
        text={
          <span role="status">
            <Text id="menu.noResult" />. <Text id="menu.noResultText" />
          </span>
        }
      >
        <Button kind="dark" isSmall onClick={onClear}>
          <Text id="menu.clear" />
        </Button>
      </EmptyState>
    );
  return (
    <div className={dishListStyles.section}>
      <h2 className="visually-hidden">
        <Text id="menu.resultsHeading" />
      </h2>
      <p role="status">
        <Text id="menu.results" values={{ count: found.length, query: text }} />
      </p>
      <div className={dishListStyles.dishes}>
        {found.map((entry) => (
          <Dish
            key={entry.item.id}
            entry={entry}
            tint={tintAt(places.find(({ category }) => category.id === entry.category.id)?.position ?? 0)}
            productLink={productLink(entry.item.id)}
            testId="search-result"
          />
        ))}
      </div>
    </div>
  );
}
