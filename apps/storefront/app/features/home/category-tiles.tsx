import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Text } from '../../messages/text.tsx';
import { useCatalogue } from '../../state/shop-context.tsx';
import { usePath } from '../../state/use-path.ts';
import { ownDrawing, tintAt } from '../../ui/tile.tsx';

/** More tiles than these in a row have no room for their names. */
const widestRow = 7;

/** The categories of the first menu, each with one of its dishes. */
export function CategoryTiles() {
  const path = usePath();
  const menu = useCatalogue((catalogue) => catalogue.menus[0]);
  if (!menu) return null;
  const columns = { '--columns': Math.min(menu.categories.length, widestRow) } as CSSProperties;
  return (
    <section className="sec" aria-labelledby="home-categories">
      <div className="sec-h">
        <Text id="home.categories" as="h2" elementId="home-categories" />
      </div>
      <div className="cats" style={columns}>
        {menu.categories.map((category, position) => {
          const image = category.items.findLast((item) => item.image)?.image ?? null;
          const drawing = image ? ownDrawing(image) : null;
          return (
            <Link
              key={category.id}
              className={`cat ${tintAt(position)}`}
              to={{ pathname: path('/menu'), hash: `category-${category.id}` }}
            >
              {category.name}
              <Text id="home.recipes" as="small" values={{ count: category.items.length }} />
              {image && (
                <picture>
                  {drawing && <source type="image/avif" srcSet={`${drawing}.avif`} />}
                  <img src={drawing ? `${drawing}.webp` : image} width={480} height={480} alt="" loading="lazy" />
                </picture>
              )}
            </Link>
          );
        })}
      </div>
    </section>
  );
}
