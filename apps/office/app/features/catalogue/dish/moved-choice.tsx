import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useId, useState } from 'react';
import { type Failure, failureWithFields } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { differencesOf, textOfDish } from '../../../state/catalogue/dish-text.ts';
import type { Dish } from '../../../state/catalogue/edited-menu.ts';
import type { OpenDish } from '../../../state/catalogue/open-dish.ts';
import { type MovedDish, saveOver } from '../../../state/catalogue/save-dish.ts';
import { fieldNames, useFieldWords } from '../words/use-field-words.ts';
import styles from './dish.module.css';

interface MovedChoiceProps {
  dish: Dish;
  open: OpenDish;
  moved: MovedDish;
  onMoved: (moved: MovedDish) => void;
  onBack: () => void;
  onDone: () => void;
}

/** Shows what two people made of a dish, and lets one choose what remains (MED-07). */
export function MovedChoice({ dish, open, moved, onMoved, onBack, onDone }: MovedChoiceProps) {
  const say = useMessage();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function keepMine(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const newer = await saveOver(open, dish.value, moved);
      if (newer) onMoved(newer);
      else onDone();
    } catch (error) {
      setFailure(failureWithFields(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Sheet titleId={titleId} kind="slim" testId="moved-sheet" onClose={onBack}>
      <SheetHeader
        titleId={titleId}
        title={say('catalogue.form.movedTitle', { name: dish.name })}
        closeLabel={say('catalogue.form.close')}
        onClose={onBack}
      />
      <SheetBody className={styles.parts} isReadOnly>
        <p>{say(moved.value ? 'catalogue.form.movedText' : 'catalogue.form.deleted')}</p>
        {moved.value && <BothValues open={open} value={moved.value} />}
        <FailureNote failure={failure} />
      </SheetBody>
      <SheetFooter>
        <OfficeButton kind="outline" onClick={onDone}>
          {say('catalogue.draft.takeTheirs')}
        </OfficeButton>
        <OfficeButton className={styles.grow} isBusy={isBusy} onClick={() => void keepMine()}>
          {say('catalogue.draft.keepMine')}
        </OfficeButton>
      </SheetFooter>
    </Sheet>
  );
}

/** Only what was typed here is compared, because the rest stays as the other person left it. */
function BothValues({ open: { from, text }, value }: { open: OpenDish; value: object }) {
  const say = useMessage();
  const write = useFieldWords();
  const theirs = textOfDish(value);
  const different = differencesOf(theirs, text);
  const fields = differencesOf(from, text).filter((field) => different.includes(field));
  if (fields.length === 0) return <p>{say('catalogue.form.movedSame')}</p>;
  return (
    <dl className={styles.both}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{say(fieldNames[field])}</dt>
          <dd>{say('catalogue.form.mine', { text: write(field, text[field]) })}</dd>
          <dd>{say('catalogue.form.theirs', { text: write(field, theirs[field]) })}</dd>
        </div>
      ))}
    </dl>
  );
}
