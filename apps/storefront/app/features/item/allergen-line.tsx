import type { DishAllergens } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { sayAllergens } from '../../messages/say-allergens.ts';
import { useMessage } from '../../messages/use-message.ts';
import styles from './allergen-line.module.css';

/** The live region announces allergens that change with the chosen options. */
export function AllergenLine({ dish }: { dish: DishAllergens }) {
  const say = useMessage();
  return (
    <p className={classNames(styles.line, 'small bold')} data-testid="allergens" aria-live="polite">
      {sayAllergens(dish, say)}
    </p>
  );
}
