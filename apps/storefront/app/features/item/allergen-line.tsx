import type { Allergen } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { sayAllergens } from '../../messages/say-allergens.ts';
import { useMessage } from '../../messages/use-message.ts';
import styles from './allergen-line.module.css';

/** The allergens, before purchase. */
export function AllergenLine({ allergens }: { allergens: Allergen[] | null }) {
  const say = useMessage();
  return (
    <p className={classNames(styles.line, 'small bold')} data-testid="allergens">
      {sayAllergens(allergens, say)}
    </p>
  );
}
