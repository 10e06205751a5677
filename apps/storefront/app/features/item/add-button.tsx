import { normalizeText } from '@comptoir/domain';
import { buttonClass, classNames } from '@comptoir/ui';
import { Money } from '../../messages/money.tsx';
import { Text } from '../../messages/text.ts';
import styles from './add-button.module.css';

interface AddButtonProps {
  /** The name of the option group that lacks a choice. Null if all groups are complete. */
  missing: string | null;
  isEdited: boolean;
  cents: number;
  onClick: () => void;
}

/** The noun at the start of a group's name: "Dessert du p’tit gone" gives "dessert". */
const nounOf = (group: string) => /^[a-z]*/.exec(normalizeText(group))?.[0] ?? '';

/** The button is never disabled: if a choice is missing, it names the group and scrolls to it (MNU-08). */
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
