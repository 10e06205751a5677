import { classNames, linkStyles } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import type { Dish } from '../../state/catalogue/edited-menu.ts';
import { openDish } from '../../state/catalogue/open-dish.ts';
import styles from './catalogue.module.css';
import { tagOfChange } from './words/change-tag.ts';
import { useFieldWords } from './words/use-field-words.ts';

export function DishRow({ dish }: { dish: Dish }) {
  const say = useMessage();
  const write = useFieldWords();
  const { name, text, image, change } = dish;
  const pickup = text['value.item_price.price_pickup'];
  const delivery = text['value.item_price.price_delivery'];
  const isOnSale = text['value.is_available'] === 'yes';
  return (
    <li className={classNames(styles.row, change && styles.changed)} data-testid="dish" data-id={dish.id}>
      <span className={styles.photo}>{image && <img src={image} alt="" width="52" height="52" loading="lazy" />}</span>
      <span className={styles.words}>
        <button type="button" className={classNames(linkStyles.link, styles.open)} onClick={() => openDish(dish)}>
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
