import { indexItems } from '@comptoir/domain';
import { linkStyles, sectionStyles, tintAt } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Text } from '../../messages/text.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useOrderable } from '../../state/use-orderable.ts';
import { Dish } from './dish/dish.tsx';
import { listCategories } from './list-categories.ts';
import styles from './popular-dishes.module.css';

const shownDishes = 4;

/** The most ordered dishes of the current menus. Unknown ids are ignored (MNU-29). */
export function PopularDishes() {
  const path = usePath();
  const ids = useCatalogue((catalogue) => catalogue.popularIds);
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { isOrderable, wantedAt } = useOrderable();
  const entries = indexItems(menus);
  const places = listCategories(menus);
  const times = new Map(menus.map((menu) => [menu, wantedAt(menu).epochMilliseconds]));
  const first = Math.min(...times.values());
  const popular = ids
    .flatMap((id) => entries.get(id) ?? [])
    .filter((entry) => isOrderable(entry) && times.get(entry.menu) === first)
    .slice(0, shownDishes);
  if (popular.length === 0) return null;
  return (
    <section className={sectionStyles.section} id="popular" aria-labelledby="home-popular">
      <div className={sectionStyles.heading}>
        <Text id="home.popular" as="h2" elementId="home-popular" />
        <Link className={linkStyles.link} to={path('/menu')}>
          <Text id="home.allMenu" />
        </Link>
      </div>
      <div className={styles.grid}>
        {popular.map((entry) => (
          <Dish
            key={entry.item.id}
            entry={entry}
            layout="card"
            tint={tintAt(places.find(({ category }) => category.id === entry.category.id)?.position ?? 0)}
            productLink={`${path('/menu')}?product=${entry.item.id}`}
          />
        ))}
      </div>
    </section>
  );
}
