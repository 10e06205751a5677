import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import type { Form } from '@comptoir/web-app/form';
import { type ReactNode, useId, useState } from 'react';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { closePart, hasChanged, type OpenPart } from '../../../state/draft/open-part.ts';
import type { PartForm, PartText } from '../../../state/draft/part-form.ts';
import { type MovedPart, savePart } from '../../../state/draft/save-part.ts';
import { FailureNote } from '../../form/failure-note.tsx';
import { OfficeButton } from '../../office-button.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { MovedChoice } from './moved-choice.tsx';
import styles from './part.module.css';
import { type PartProblems, usePartForm } from './use-part-form.ts';

export type PartFields<Field extends string> = Form<PartText<Field>, MessageId>;

interface PartSheetProps<Field extends string> {
  form: PartForm<Field>;
  open: OpenPart<Field>;
  title: string;
  check: (text: PartText<Field>) => PartProblems<Field>;
  children: (fields: PartFields<Field>) => ReactNode;
  onSaved: () => Promise<void>;
  /** What else can be done with the part, below its fields. */
  tools?: ReactNode;
  isWide?: boolean;
}

/** The form of a part in a sheet. It asks before it gives up what was typed, and which value remains if another person changed the part. */
export function PartSheet<Field extends string>(props: PartSheetProps<Field>) {
  const { form, open, title, check, children, onSaved, tools, isWide = false } = props;
  const say = useMessage();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [round, setRound] = useState(0);
  const [moved, setMoved] = useState<MovedPart | null>(null);
  // The page reads the draft before the sheet closes. Else the next form would begin from a value that this one has replaced.
  const finish = async () => {
    await onSaved();
    closePart(form);
  };
  async function send(text: PartText<Field>): Promise<void> {
    const typed = { ...open, text };
    if (open.base !== null && !hasChanged(typed)) return closePart(form);
    const other = await savePart(form, typed);
    if (other) setMoved(other);
    else await finish();
  }
  const { fields, isChanged } = usePartForm({ form, open, check, send });
  const leave = () => {
    if (!isChanged) return closePart(form);
    setLeaving(!isLeaving);
    // A finger or a second Escape has closed the sheet already, so it opens again with its question.
    setRound(round + 1);
  };
  if (moved)
    return (
      <MovedChoice
        form={form}
        name={title}
        open={{ ...open, text: fields.values }}
        moved={moved}
        onMoved={setMoved}
        onBack={() => setMoved(null)}
        onDone={finish}
      />
    );
  return (
    <Sheet key={round} titleId={`${id}-title`} kind={isWide ? 'broad' : 'slim'} testId="part-sheet" onClose={leave}>
      <SheetHeader titleId={`${id}-title`} title={title} closeLabel={say('draft.form.close')} onClose={leave} />
      <SheetBody>
        <form {...fields.props} id={id} className={styles.parts}>
          <FailureNote failure={fields.failure} />
          {children(fields)}
        </form>
        {tools}
      </SheetBody>
      <SheetFooter>
        {isLeaving ? (
          <LeaveQuestion onStay={() => setLeaving(false)} onLeave={() => closePart(form)} />
        ) : (
          <OfficeButton type="submit" form={id} className={styles.grow} isBusy={fields.isBusy}>
            {say('draft.form.save')}
          </OfficeButton>
        )}
      </SheetFooter>
    </Sheet>
  );
}
