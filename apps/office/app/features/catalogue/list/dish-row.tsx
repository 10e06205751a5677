import { classNames, fieldStyles, linkStyles } from '@comptoir/ui';
import { tagOfChange } from '../../../components/draft/changes/tag-of-change.ts';
import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { type DishField, dishForm } from '../../../state/catalogue/dish-form.ts';
import { type Dish, textOfDish } from '../../../state/catalogue/edited-menu.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import styles from './carte.module.css';

interface DishRowProps {
  dish: Dish;
  isSelected: boolean;
  onSelect: () => void;
}

export function DishRow({ dish, isSelected, onSelect }: DishRowProps) {
  const say = useMessage();
  const writer = useFieldWriter();
  const write = (field: DishField, typed: string) => dishForm.write(writer, field, typed);
  const { name, image, change } = dish;
  const text = textOfDish(dish);
  const pickup = text['value.item_price.price_pickup'];
  const delivery = text['value.item_price.price_delivery'];
  const isOnSale = text['value.is_available'] === 'yes';
  return (
    <li className={classNames(styles.row, change && styles.changed)} data-testid="dish" data-id={dish.id}>
      <input
        type="checkbox"
        className={fieldStyles.checkbox}
        aria-label={say('catalogue.bulk.select', { name })}
        checked={isSelected}
        onChange={onSelect}
      />
      <span className={styles.photo}>{image && <img src={image} alt="" width="52" height="52" loading="lazy" />}</span>
      <span className={styles.words}>
        <button
          type="button"
          className={classNames(linkStyles.link, styles.open)}
          onClick={() => openPart(dishForm, dish.part)}
        >
          {name}
        </button>
        {change && <b className={styles.tag}>{say(tagOfChange(change))}</b>}
        {!dish.areAllergensKnown && <small className={styles.missing}>{say('catalogue.allergensMissing')}</small>}
      </span>
      <span className={styles.prices}>
        <span>
          <span className="visually-hidden">{say('catalogue.pickupPrice')} </span>
          {write('value.item_price.price_pickup', pickup || delivery)}
        </span>
        <small>
          <span className="visually-hidden">{say('catalogue.deliveryPrice')} </span>
          {write('value.item_price.price_delivery', delivery || pickup)}
        </small>
      </span>
      <span className={styles.rate}>
        <span className="visually-hidden">{say('catalogue.rateIs')} </span>
        {write('value.item_price.tax_rate', text['value.item_price.tax_rate'])}
      </span>
      <span className={classNames(styles.state, !isOnSale && styles.off)}>
        {write('value.is_available', text['value.is_available'])}
      </span>
    </li>
  );
}
