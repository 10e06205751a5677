import type { Category } from '@comptoir/domain';
import { classNames, PictureSource, sectionStyles, tintAt } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { CSSProperties } from 'react';
import { Text } from '../../messages/text.ts';
import { type Say, useMessage } from '../../messages/use-message.ts';
import { usePath } from '../../state/page/use-path.ts';
import { dishPicture } from '../../state/shop/dish-picture.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import styles from './category-tiles.module.css';

/** The maximum number of tiles in a row. With more, the names would not fit. */
const widestRow = 7;

/** The picture of the best dish that is not already shown as popular. */
function faceOf(category: Category, popularIds: number[]): string | null {
  const pictured = category.items.filter((item) => item.image !== null).sort((a, b) => b.score - a.score);
  return (pictured.find((item) => !popularIds.includes(item.id)) ?? pictured[0])?.image ?? null;
}

/** A text such as "7 boissons" if the name is a plural noun, else "7 choix". */
function sayCount({ name, items: { length: count } }: Category, say: Say): string {
  const isNoun = /^\p{Lu}\p{Ll}+s$/u.test(name);
  if (count < 2 || !isNoun) return say('home.choices', { count });
  return say('home.dishes', { count, noun: name.toLocaleLowerCase('fr') });
}

export function CategoryTiles() {
  const say = useMessage();
  const path = usePath();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const popularIds = useCatalogue((catalogue) => catalogue.popularIds);
  const categories = menus.filter(({ isAvailable }) => isAvailable).flatMap((menu) => menu.categories);
  if (categories.length === 0) return null;
  const columns = { '--columns': Math.min(categories.length, widestRow) } as CSSProperties;
  return (
    <section className={sectionStyles.section} aria-labelledby="home-categories">
      <div className={sectionStyles.heading}>
        <Text id="home.categories" as="h2" elementId="home-categories" />
      </div>
      <div className={styles.tiles} style={columns}>
        {categories.map((category, position) => {
          const picture = dishPicture(faceOf(category, popularIds));
          return (
            <Link
              key={category.id}
              className={classNames(styles.tile, tintAt(position))}
              to={`${path('/menu')}#category-${category.id}`}
            >
              {category.name}
              <small>{sayCount(category, say)}</small>
              {picture && (
                <picture>
                  <PictureSource picture={picture} />
                  <img src={picture.src} width={480} height={480} alt="" loading="lazy" />
                </picture>
              )}
            </Link>
          );
        })}
      </div>
    </section>
  );
}
