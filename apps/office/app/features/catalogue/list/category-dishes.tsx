import { Icon } from '@comptoir/ui';
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

interface CategoryDishesProps {
  carte: Carte;
  category: DishCategory;
  onAdd: ReturnType<typeof useAdd>['add'];
}

export function CategoryDishes({ carte, category, onAdd }: CategoryDishesProps) {
  const say = useMessage();
  const { id, name, dishes, part } = category;
  const order = carte.parts.get(`order/category-${id}`);
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
