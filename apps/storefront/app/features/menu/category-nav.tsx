import { Link } from '@comptoir/web-app/navigation';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { usePageLocation } from '../../platform/navigation/navigation.ts';
import { watchVisible } from '../../platform/watch/watch-visible.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { CategoryBadge } from './category-badge.tsx';
import styles from './category-nav.module.css';
import type { CategoryPlace } from './list-categories.ts';

/** The height of the sticky header and chips on phones, in pixels. */
const stickyPixels = 132;

interface CategoryNavProps {
  places: CategoryPlace[];
  isSearching: boolean;
  onChoose: () => void;
}

/** Chips on phones, a side column on desktops. The category in view is marked. */
export function CategoryNav({ places, isSearching, onChoose }: CategoryNavProps) {
  const say = useMessage();
  const path = usePath();
  const search = usePageLocation((place) => place.search);
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(places[0]?.category.id);
  const ids = places.map(({ category }) => category.id).join();

  useEffect(() => {
    const elementIds = ids.split(',').map((id) => `category-${id}`);
    return watchVisible(elementIds, stickyPixels, (id) => setCurrent(Number(id.slice('category-'.length))));
  }, [ids]);

  useEffect(() => {
    const row = nav.current;
    const chip = row?.querySelector<HTMLElement>(`[href$="#category-${current}"]`);
    if (!row || !chip) return;
    // Scrolls the row of chips only and not the page.
    row.scrollTo({ left: chip.offsetLeft - Number.parseFloat(getComputedStyle(row).paddingLeft), behavior: 'smooth' });
  }, [current]);

  return (
    <nav ref={nav} id="menu-categories" tabIndex={-1} className={styles.list} aria-label={say('menu.categories')}>
      {places.map((place) => (
        <Link
          key={place.category.id}
          className={styles.category}
          to={`${path('/menu')}${search}#category-${place.category.id}`}
          isReplacing
          onClick={onChoose}
          aria-current={(!isSearching && place.category.id === current) || undefined}
        >
          {place.category.name}
          <CategoryBadge place={place} offers={offers} className={styles.badge} />
        </Link>
      ))}
    </nav>
  );
}
