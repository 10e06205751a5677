import { normalizeText } from '@comptoir/domain';
import { Icon, searchStyles } from '@comptoir/ui';
import { useState } from 'react';
import { StateBox } from '../../components/state-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import type { DishCategory, EditedMenu } from '../../state/catalogue/edited-menu.ts';
import styles from './catalogue.module.css';
import { CategoryList } from './category-list.tsx';
import { DishRow } from './dish-row.tsx';

/** The dishes of the chosen category, or those of all categories whose name is searched. */
export function Dishes({ menus }: { menus: EditedMenu[] }) {
  const say = useMessage();
  const [asked, setAsked] = useState('');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const categories = menus.flatMap((menu) => menu.categories);
  const chosen = categories.find(({ id }) => id === chosenId) ?? categories[0];
  const isSearching = normalizeText(asked) !== '';
  const shown = isSearching ? findDishes(categories, asked) : chosen ? [chosen] : [];
  const choose = (id: number) => {
    setAsked('');
    setChosenId(id);
  };
  return (
    <div className={styles.columns}>
      <CategoryList menus={menus} chosenId={isSearching ? null : (chosen?.id ?? null)} onChoose={choose} />
      <div className={styles.dishes}>
        <label className={searchStyles.search}>
          <Icon name="search" />
          <input
            type="search"
            name="dish-search"
            aria-label={say('catalogue.search')}
            placeholder={say('catalogue.searchShort')}
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
          />
        </label>
        <p role="status" className="visually-hidden">
          {isSearching && say('catalogue.found', { count: shown.flatMap(({ dishes }) => dishes).length })}
        </p>
        {shown.length === 0 && (
          <StateBox icon="circle-alert" title={say('catalogue.noneTitle')} text={say('catalogue.noneText')} />
        )}
        {shown.map((category) => (
          <CategoryDishes key={category.id} category={category} />
        ))}
      </div>
    </div>
  );
}

function CategoryDishes({ category: { name, dishes } }: { category: DishCategory }) {
  const say = useMessage();
  return (
    <section aria-label={name} className={styles.category}>
      <h2>
        {name} <small>{say('catalogue.dishes', { count: dishes.length })}</small>
      </h2>
      {dishes.length === 0 ? (
        <p className={styles.quiet}>{say('catalogue.emptyCategory')}</p>
      ) : (
        <>
          <Heads />
          <ul>
            {dishes.map((dish) => (
              <DishRow key={dish.id} dish={dish} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Screen readers get the same words in each row. */
function Heads() {
  const say = useMessage();
  return (
    <p className={styles.heads} aria-hidden="true">
      <span>{say('catalogue.column.dish')}</span>
      <span>
        {say('catalogue.column.price')}
        <small>{say('catalogue.column.delivery')}</small>
      </span>
      <span>{say('catalogue.column.rate')}</span>
      <span>{say('catalogue.column.state')}</span>
    </p>
  );
}

function findDishes(categories: readonly DishCategory[], asked: string): DishCategory[] {
  const wanted = normalizeText(asked);
  return categories
    .map((category) => ({
      ...category,
      dishes: category.dishes.filter(({ name }) => normalizeText(name).includes(wanted)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}
