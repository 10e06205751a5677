import { normalizeText } from '@comptoir/domain';
import { buttonClass, classNames } from '@comptoir/ui';
import { Money } from '../../messages/money.tsx';
import { Text } from '../../messages/text.ts';
import styles from './add-button.module.css';

interface AddButtonProps {
  /** The group without a choice; null: the dish can be added. */
  missing: string | null;
  /** The sheet changes a line of the cart. */
  isEdited: boolean;
  /** The price of all units, integer cents. */
  cents: number;
  onClick: () => void;
}

/** The noun of a group: "Dessert du p’tit gone" is a dessert. */
const nounOf = (group: string) => /^[a-z]*/.exec(normalizeText(group))?.[0] ?? '';

/** Adds the dish. While a choice is missing the button names it and leads to it, and is never disabled (MNU-08). */
export function AddButton({ missing, isEdited, cents, onClick }: AddButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass('primary'), styles.button)}
      data-testid="add-to-cart"
      aria-disabled={missing !== null || undefined}
      onClick={onClick}
    >
      {missing === null ? (
        <>
          <Text id={isEdited ? 'item.save' : 'item.add'} /> <Money cents={cents} className="figures at-end" />
        </>
      ) : (
        <Text id="item.choose" className={styles.choose} values={{ group: missing, noun: nounOf(missing) }} />
      )}
    </button>
  );
}
