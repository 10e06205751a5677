import type { Allergen } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import styles from './allergen-line.module.css';

/** The allergens, before purchase. What was not declared is never called absent (MNU-08, trust.md "France"). */
export function AllergenLine({ allergens }: { allergens: Allergen[] | null }) {
  const say = useMessage();
  const list = allergens?.map((allergen) => say(`item.allergen.${allergen}`)).join(', ');
  const text =
    list === undefined
      ? say('item.allergensUnknown')
      : list
        ? say('item.allergens', { list })
        : say('item.allergensNone');
  return (
    <p className={classNames(styles.line, 'small bold')} data-testid="allergens">
      {text}
    </p>
  );
}
