import { Field, Icon, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import styles from './slots.module.css';

interface CapacitySheetProps {
  title: string;
  label: string;
  hint: string;
  /** What is said of a number that is none, or not from 0 to `most`. */
  fault: string;
  most: number;
  initial: number;
  /** The capacity of the settings if the kitchen chose another; null means that they set no limit. */
  usual?: number | null;
  /** What is said of a number that is less than what was taken. */
  sayBelow: (chosen: number) => string | false;
  /** Changes the capacity for this day; null is that of the settings. */
  onChoose: (chosen: number | null) => Promise<void>;
  onCloseToEnd?: () => Promise<void>;
  onClose: () => void;
}

/** Asks how much a slot or a window takes, for its day alone. */
export function CapacitySheet({ label, hint, fault, most, initial, usual, ...props }: CapacitySheetProps) {
  const { title, sayBelow, onChoose, onCloseToEnd, onClose } = props;
  const say = useMessage();
  const { isBusy, failure, run } = useSending();
  const [typed, setTyped] = useState(() => String(initial));
  const [isJudged, setJudged] = useState(false);
  const chosen = readCapacity(typed, most);

  const send = (change: () => Promise<void>) =>
    run(async () => {
      await change();
      onClose();
    });
  const save = () => {
    setJudged(true);
    if (chosen !== null) send(() => onChoose(chosen));
  };
  const step = (by: 1 | -1) => setTyped(String(Math.min(most, Math.max(0, (chosen ?? 0) + by))));

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
            label={label}
            hint={hint}
            error={isJudged && chosen === null ? fault : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <OfficeButton kind="plain" aria-label={say('slots.sheet.more')} onClick={() => step(1)}>
            <Icon name="plus" />
          </OfficeButton>
        </form>
        {chosen !== null && sayBelow(chosen) && <p>{sayBelow(chosen)}</p>}
        {onCloseToEnd && (
          <OfficeButton
            kind="outline"
            isWide
            isBusy={isBusy}
            onClick={() => send(onCloseToEnd)}
            data-testid="close-to-end"
          >
            <Icon name="lock" />
            <Text id="slots.sheet.toEnd" />
          </OfficeButton>
        )}
        <FailureNote failure={failure} />
      </SheetBody>
      <SheetFooter>
        {usual !== undefined && (
          <UsualButton usual={usual} isBusy={isBusy} onClick={() => send(() => onChoose(null))} />
        )}
        <OfficeButton className={styles.grow} isBusy={isBusy} onClick={save} data-testid="slot-save">
          <Text id="slots.sheet.save" />
        </OfficeButton>
      </SheetFooter>
    </Sheet>
  );
}

interface UsualButtonProps {
  usual: number | null;
  isBusy: boolean;
  onClick: () => void;
}

function UsualButton({ usual, isBusy, onClick }: UsualButtonProps) {
  const say = useMessage();
  return (
    <OfficeButton kind="outline" isBusy={isBusy} onClick={onClick} data-testid="slot-usual">
      <Glyph name="undo-2" />
      {say('slots.sheet.usual')}
      {usual !== null && ` (${usual})`}
    </OfficeButton>
  );
}

/** Reads a whole number from 0 to `most`; null if it is none. */
function readCapacity(text: string, most: number): number | null {
  const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null;
  return number !== null && number <= most ? number : null;
}
