import { fieldStyles, Icon } from '@comptoir/ui';
import { useDeferredValue } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { categoryForm } from '../../../state/catalogue/category-form.ts';
import type { Carte, DishCategory } from '../../../state/catalogue/edited-menu.ts';
import { orderForm } from '../../../state/catalogue/order-form.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import { newDish } from '../../../state/forms/new-part.ts';
import styles from './carte.module.css';
import { DishRow } from './dish-row.tsx';
import type { useAdd } from './use-add.ts';

/** More rows than a screen holds. The others are drawn once these are shown. */
const firstRows = 20;

interface CategoryDishesProps {
  carte: Carte;
  category: DishCategory;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onAdd: ReturnType<typeof useAdd>['add'];
}

export function CategoryDishes({ carte, category, selected, onSelect, onAdd }: CategoryDishesProps) {
  const say = useMessage();
  const { id, name, dishes, part } = category;
  const drawn = useDeferredValue(dishes, dishes.slice(0, firstRows));
  const order = carte.parts.get(`order/category-${id}`);
  const areAllSelected = dishes.every((dish) => selected.has(dish.id));
  const selectAll = (is: boolean) => {
    const own = dishes.map((dish) => dish.id);
    onSelect(new Set([...[...selected].filter((one) => !own.includes(one)), ...(is ? own : [])]));
  };
  const toggle = (dishId: number) =>
    onSelect(new Set(selected.has(dishId) ? [...selected].filter((one) => one !== dishId) : [...selected, dishId]));
  return (
    <section aria-label={name} className={styles.category}>
      <div className={styles.heading}>
        <h2>
          {name} <small>{say('catalogue.dishes', { count: dishes.length })}</small>
        </h2>
        <div className={styles.tools}>
          <OfficeButton kind="plain" isForDesk onClick={() => openPart(categoryForm, part)}>
            {say('catalogue.changeCategory')}
          </OfficeButton>
          {dishes.length > 1 && order && (
            <OfficeButton kind="plain" isForDesk onClick={() => openPart(orderForm, order)}>
              {say('catalogue.order.button')}
            </OfficeButton>
          )}
          <OfficeButton isForDesk onClick={() => onAdd('item', newDish(id))}>
            <Icon name="plus" />
            {say('catalogue.newDish')}
          </OfficeButton>
        </div>
      </div>
      {dishes.length === 0 ? (
        <p className={styles.quiet}>{say('catalogue.emptyCategory')}</p>
      ) : (
        <>
          <Heads areAllSelected={areAllSelected} onSelectAll={selectAll} />
          <ul>
            {drawn.map((dish) => (
              <DishRow key={dish.id} dish={dish} isSelected={selected.has(dish.id)} onSelect={() => toggle(dish.id)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface HeadsProps {
  areAllSelected: boolean;
  onSelectAll: (is: boolean) => void;
}

/** Screen readers get the words of the columns in each row. */
function Heads({ areAllSelected, onSelectAll }: HeadsProps) {
  const say = useMessage();
  return (
    <div className={styles.heads}>
      <input
        type="checkbox"
        className={fieldStyles.checkbox}
        aria-label={say('catalogue.bulk.selectAll')}
        checked={areAllSelected}
        onChange={({ target }) => onSelectAll(target.checked)}
      />
      <span aria-hidden="true">{say('catalogue.column.dish')}</span>
      <span aria-hidden="true">
        {say('catalogue.column.price')}
        <small>{say('catalogue.column.delivery')}</small>
      </span>
      <span aria-hidden="true">{say('catalogue.column.rate')}</span>
      <span aria-hidden="true">{say('catalogue.column.state')}</span>
    </div>
  );
}
