import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useId } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { differencesOf, type PartForm } from '../../../state/draft/part-form.ts';
import { type MovedPart, saveOver } from '../../../state/draft/save-part.ts';
import { FailureNote } from '../../form/failure-note.tsx';
import { useSending } from '../../form/use-sending.ts';
import { OfficeButton } from '../../office-button.tsx';
import { useFieldWriter } from '../use-field-writer.ts';
import styles from './part.module.css';

interface MovedChoiceProps<Field extends string> {
  form: PartForm<Field>;
  name: string;
  open: OpenPart<Field>;
  moved: MovedPart;
  onMoved: (moved: MovedPart) => void;
  onBack: () => void;
  onDone: () => Promise<void>;
}

/** Shows what two people made of a part, and lets one choose what remains (MED-07). */
export function MovedChoice<Field extends string>(props: MovedChoiceProps<Field>) {
  const { form, name, open, moved, onMoved, onBack, onDone } = props;
  const say = useMessage();
  const titleId = useId();
  const { isBusy, failure, run } = useSending();
  const keepMine = () =>
    run(async () => {
      const newer = await saveOver(form, open, moved);
      if (newer) onMoved(newer);
      else await onDone();
    });
  return (
    <Sheet titleId={titleId} kind="slim" testId="moved-sheet" onClose={onBack}>
      <SheetHeader
        titleId={titleId}
        title={say('draft.form.movedTitle', { name })}
        closeLabel={say('draft.form.close')}
        onClose={onBack}
      />
      <SheetBody className={styles.parts} isReadOnly>
        <p>{say(moved.base === null ? 'draft.form.deleted' : 'draft.form.movedText')}</p>
        {moved.base !== null && <BothValues form={form} open={open} value={moved.value} />}
        <FailureNote failure={failure} />
      </SheetBody>
      <SheetFooter>
        <OfficeButton kind="outline" isBusy={isBusy} onClick={() => run(onDone)}>
          {say('draft.takeTheirs')}
        </OfficeButton>
        <OfficeButton className={styles.grow} isBusy={isBusy} onClick={keepMine}>
          {say('draft.keepMine')}
        </OfficeButton>
      </SheetFooter>
    </Sheet>
  );
}

interface BothValuesProps<Field extends string> {
  form: PartForm<Field>;
  open: OpenPart<Field>;
  value: unknown;
}

/** Only what was typed here is compared, because the rest stays as the other person left it. */
function BothValues<Field extends string>({ form, open: { from, text }, value }: BothValuesProps<Field>) {
  const say = useMessage();
  const writer = useFieldWriter();
  const theirs = form.textOf(value);
  const different = differencesOf(theirs, text);
  const fields = differencesOf(from, text).filter((field) => different.includes(field));
  if (fields.length === 0) return <p>{say('draft.form.movedSame')}</p>;
  const write = (field: Field, typed: string) => form.write(writer, field, typed);
  return (
    <dl className={styles.both}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{say(form.fieldNames[field])}</dt>
          <dd>{say('draft.form.mine', { text: write(field, text[field]) })}</dd>
          <dd>{say('draft.form.theirs', { text: write(field, theirs[field]) })}</dd>
        </div>
      ))}
    </dl>
  );
}
