import { Icon } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { closePart, type OpenPart } from '../../../state/draft/open-part.ts';
import type { PartForm } from '../../../state/draft/part-form.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { FailureNote } from '../../form/failure-note.tsx';
import { useSending } from '../../form/use-sending.ts';
import { OfficeButton } from '../../office-button.tsx';
import styles from './part.module.css';

interface PartToolsProps {
  form: PartForm;
  open: OpenPart;
  /** What needs the part, such as `2 offres utilisent ce plat`. Shown before the part is deleted. */
  uses: string[];
  /** Why the part can't be deleted. Null if it can. */
  obstacle?: string | null;
  onDuplicate?: (() => Promise<void>) | undefined;
  onDeleted: () => Promise<void>;
}

/** Duplicates or deletes a part that exists. The deletion is a change of the draft, and is asked before. */
export function PartTools({ form, open, uses, obstacle = null, onDuplicate, onDeleted }: PartToolsProps) {
  const say = useMessage();
  const [isSure, setSure] = useState(false);
  const { isBusy, failure, run } = useSending();
  const remove = () =>
    run(async () => {
      await editorCaller.deleteThing(open.thing, open.base);
      // The page reads the draft before the sheet closes. Else the list would offer for a while what was deleted.
      await onDeleted();
      closePart(form);
    });
  if (isSure)
    return (
      <div className={styles.sure} role="alert">
        <b>{obstacle ?? say('draft.tools.sure')}</b>
        {!obstacle && uses.map((use) => <p key={use}>{use}</p>)}
        <FailureNote failure={failure} />
        <div className={styles.tools}>
          <OfficeButton kind="outline" isForDesk onClick={() => setSure(false)}>
            {say('draft.keep')}
          </OfficeButton>
          {!obstacle && (
            <OfficeButton kind="bad" isForDesk isBusy={isBusy} onClick={remove}>
              {say('draft.tools.delete')}
            </OfficeButton>
          )}
        </div>
      </div>
    );
  return (
    <>
      <FailureNote failure={failure} />
      <div className={styles.tools}>
        {onDuplicate && (
          <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => run(onDuplicate)}>
            {say('draft.tools.duplicate')}
          </OfficeButton>
        )}
        <OfficeButton kind="outline" isForDesk onClick={() => setSure(true)}>
          <Icon name="trash-2" />
          {say('draft.tools.remove')}
        </OfficeButton>
      </div>
    </>
  );
}
