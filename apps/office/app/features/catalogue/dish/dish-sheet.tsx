import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useId, useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Dish } from '../../../state/catalogue/edited-menu.ts';
import { closeDish, hasChanged, type OpenDish } from '../../../state/catalogue/open-dish.ts';
import { type MovedDish, saveDish } from '../../../state/catalogue/save-dish.ts';
import styles from './dish.module.css';
import { DishFields } from './dish-fields.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { MovedChoice } from './moved-choice.tsx';
import { useDishForm } from './use-dish-form.ts';

interface DishSheetProps {
  dish: Dish;
  open: OpenDish;
  onSaved: () => Promise<void>;
}

/** The form of a dish. It asks before it gives up what was typed, and which value remains if another person changed the dish. */
export function DishSheet({ dish, open, onSaved }: DishSheetProps) {
  const say = useMessage();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [round, setRound] = useState(0);
  const [moved, setMoved] = useState<MovedDish | null>(null);
  const finish = () => {
    closeDish();
    void onSaved();
  };
  const { form, isChanged } = useDishForm(open, async (text) => {
    const typed = { ...open, text };
    if (!hasChanged(typed)) return closeDish();
    const other = await saveDish(typed, dish.value);
    if (other) setMoved(other);
    else finish();
  });
  const leave = () => {
    if (!isChanged) return closeDish();
    setLeaving(!isLeaving);
    // A finger or a second Escape has closed the sheet already, so it opens again with its question.
    setRound(round + 1);
  };
  if (moved)
    return (
      <MovedChoice
        dish={dish}
        open={{ ...open, text: form.values }}
        moved={moved}
        onMoved={setMoved}
        onBack={() => setMoved(null)}
        onDone={finish}
      />
    );
  return (
    <Sheet key={round} titleId={`${id}-title`} kind="slim" testId="dish-sheet" onClose={leave}>
      <SheetHeader titleId={`${id}-title`} title={dish.name} closeLabel={say('catalogue.form.close')} onClose={leave} />
      <SheetBody>
        <form {...form.props} id={id} className={styles.parts}>
          <FailureNote failure={form.failure} />
          <DishFields dish={dish} form={form} />
        </form>
      </SheetBody>
      <SheetFooter>
        {isLeaving ? (
          <LeaveQuestion onStay={() => setLeaving(false)} />
        ) : (
          <OfficeButton type="submit" form={id} className={styles.grow} isBusy={form.isBusy}>
            {say('catalogue.form.save')}
          </OfficeButton>
        )}
      </SheetFooter>
    </Sheet>
  );
}
