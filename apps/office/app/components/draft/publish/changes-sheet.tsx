import type { CatalogueThing, EditedCatalogue } from '@comptoir/contract';
import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useId, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { FailureNote } from '../../form/failure-note.tsx';
import { OfficeButton } from '../../office-button.tsx';
import { ChangeRow } from '../changes/change-row.tsx';
import styles from '../changes/changes.module.css';
import { ProblemList } from './problem-list.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { useDraftActions } from './use-draft-actions.ts';

interface ChangesSheetProps {
  catalogue: EditedCatalogue;
  onChanged: () => Promise<void>;
  /** `isLater`: the publication waits for its hour. */
  onPublished: (isLater: boolean) => void;
  onClose: () => void;
}

/** Lists the changes of the draft, gives up one or all, and publishes them (MED-02, MED-03, MED-04, MED-06). */
export function ChangesSheet({ catalogue, onChanged, onPublished, onClose }: ChangesSheetProps) {
  const say = useMessage();
  const titleId = useId();
  const [isSure, setSure] = useState(false);
  const { busy, failure, problems, run } = useDraftActions(onChanged);
  const { changes } = catalogue;
  const giveUp = (things: CatalogueThing[] | 'all') =>
    run('give-up', async () => {
      await editorCaller.discard(things);
      if (things === 'all' || changes.length === 1) onClose();
      await onChanged();
    });
  const keep = (thing: CatalogueThing) =>
    run('give-up', async () => {
      await editorCaller.keepThing(thing);
      await onChanged();
    });
  return (
    <Sheet titleId={titleId} kind="slim" testId="changes-sheet" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('draft.title')}
        closeLabel={say('draft.form.close')}
        onClose={onClose}
      />
      <SheetBody className={styles.parts}>
        <FailureNote failure={failure} />
        <ProblemList problems={problems} catalogue={catalogue} onCorrect={onClose} />
        <ul>
          {changes.map((change) => (
            <ChangeRow
              key={`${change.kind}/${change.id}`}
              change={change}
              isBusy={busy === 'give-up'}
              onGiveUp={giveUp}
              onKeep={keep}
            />
          ))}
        </ul>
      </SheetBody>
      <SheetFooter>
        {isSure ? (
          <>
            <p role="alert" className={styles.question}>
              {say('draft.sureTitle', { count: changes.length })}
            </p>
            <OfficeButton kind="outline" onClick={() => setSure(false)}>
              {say('draft.keep')}
            </OfficeButton>
            <OfficeButton kind="bad" className={styles.grow} isBusy={busy === 'give-up'} onClick={() => giveUp('all')}>
              {say('draft.sure')}
            </OfficeButton>
          </>
        ) : (
          <PublishButtons
            isBusy={busy === 'publish'}
            run={(send) => run('publish', send)}
            onPublished={onPublished}
            onGiveUpAll={() => setSure(true)}
          />
        )}
      </SheetFooter>
    </Sheet>
  );
}
