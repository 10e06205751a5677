import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { type DishField, type DishText, dishForm } from '../../../state/catalogue/dish-form.ts';
import { type Dish, textOfDish } from '../../../state/catalogue/edited-menu.ts';
import styles from './bulk.module.css';

interface BulkPreviewProps {
  /** Null for a dish that the change can't be made of. */
  changes: { dish: Dish; change: Partial<DishText> | null }[];
}

/** The old and the new value of each dish. */
export function BulkPreview({ changes }: BulkPreviewProps) {
  const say = useMessage();
  return (
    <ul className={styles.preview}>
      {changes.map(({ dish, change }) => (
        <li key={dish.id} data-testid="bulk-row">
          <b>{dish.name}</b>
          {change ? (
            <NewValues text={textOfDish(dish)} change={change} />
          ) : (
            <span className={styles.wrong}>{say('catalogue.bulk.wrong')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function NewValues({ text, change }: { text: DishText; change: Partial<DishText> }) {
  const say = useMessage();
  const writer = useFieldWriter();
  return (Object.keys(change) as DishField[])
    .filter((field) => text[field] !== '' || change[field] !== '')
    .map((field) => (
      <span key={field}>
        {say('catalogue.bulk.fromTo', {
          from: dishForm.write(writer, field, text[field]),
          to: dishForm.write(writer, field, change[field] ?? ''),
        })}
      </span>
    ));
}
