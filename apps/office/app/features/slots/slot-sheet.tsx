import type { OfficeSlot, SlotDay } from '@comptoir/contract';
import { type Mode, mostPlaces } from '@comptoir/domain';
import { Field, Icon, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './slots.module.css';
import { useSlotWords } from './use-slot-words.ts';

interface SlotSheetProps {
  slot: OfficeSlot;
  mode: Mode;
  /** The capacity of the settings; null means no limit. */
  usual: number | null;
  onChanged: (day: SlotDay) => void;
  onClose: () => void;
}

/** Changes how many orders a slot takes, for its day, or closes all slots from it to the end of the service (PSE-11). */
export function SlotSheet({ slot, mode, usual, onChanged, onClose }: SlotSheetProps) {
  const say = useMessage();
  const { sayStart } = useSlotWords();
  const { isBusy, failure, run } = useSending();
  const [typed, setTyped] = useState(() => String(slot.capacity ?? Math.max(1, slot.orders)));
  const [isJudged, setJudged] = useState(false);
  const capacity = readPlaces(typed);
  const title = say('slots.sheet.title', { hour: sayStart(slot) });

  const change = (places: number | null, isToServiceEnd = false) =>
    run(async () => {
      const { date, value } = slot;
      const wanted = { mode, date, value, capacity: places, isToServiceEnd };
      onChanged(await editorCaller.changeSlots(randomId(), wanted));
      onClose();
    });
  const save = () => {
    setJudged(true);
    if (capacity !== null) change(capacity);
  };
  const step = (by: 1 | -1) => setTyped(String(Math.min(mostPlaces, Math.max(0, (capacity ?? 0) + by))));

  return (
    <Sheet titleId="slot-title" kind="slim" testId="slot-sheet" onClose={onClose}>
      <SheetHeader titleId="slot-title" title={title} closeLabel={say('slots.sheet.cancel')} onClose={onClose} />
      <SheetBody className={styles.parts}>
        <form
          className={styles.stepper}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <OfficeButton kind="plain" aria-label={say('slots.sheet.less')} onClick={() => step(-1)}>
            <Icon name="minus" />
          </OfficeButton>
          <Field
            name="capacity"
            inputMode="numeric"
            autoComplete="off"
            label={say('slots.sheet.capacity')}
            hint={say('slots.sheet.hint')}
            error={isJudged && capacity === null ? say('slots.sheet.invalid') : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <OfficeButton kind="plain" aria-label={say('slots.sheet.more')} onClick={() => step(1)}>
            <Icon name="plus" />
          </OfficeButton>
        </form>
        {capacity !== null && capacity < slot.orders && <p>{say('slots.sheet.below', { orders: slot.orders })}</p>}
        <OfficeButton kind="outline" isWide isBusy={isBusy} onClick={() => change(0, true)} data-testid="close-to-end">
          <Icon name="lock" />
          <Text id="slots.sheet.toEnd" />
        </OfficeButton>
        <FailureNote failure={failure} />
      </SheetBody>
      <SheetFooter>
        {slot.isChanged && (
          <OfficeButton kind="outline" isBusy={isBusy} onClick={() => change(null)} data-testid="slot-usual">
            <Glyph name="undo-2" />
            {say('slots.sheet.usual')}
            {usual !== null && ` (${usual})`}
          </OfficeButton>
        )}
        <OfficeButton className={styles.grow} isBusy={isBusy} onClick={save} data-testid="slot-save">
          <Text id="slots.sheet.save" />
        </OfficeButton>
      </SheetFooter>
    </Sheet>
  );
}

/** Reads a whole number of places from 0 to 99; null if it is none. */
function readPlaces(text: string): number | null {
  return /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null;
}
