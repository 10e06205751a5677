import type { CatalogueVersion } from '@comptoir/contract';
import { Sheet, SheetBody, SheetHeader, Skeleton } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useId, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import { FailedBox } from '../../failed-box.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import { useSending } from '../../form/use-sending.ts';
import { OfficeButton } from '../../office-button.tsx';
import styles from '../changes/changes.module.css';

interface VersionsSheetProps {
  /** The changes that going back to a version gives up. */
  changeCount: number;
  onReverted: () => Promise<void>;
  onClose: () => void;
}

/** The former catalogues. Going back makes the draft lead to one of them; it is published like any draft (MED-05). */
export function VersionsSheet({ changeCount, onReverted, onClose }: VersionsSheetProps) {
  const say = useMessage();
  const titleId = useId();
  const { answer, ask } = useAnswer(editorCaller.versions);
  const { failure, run } = useSending();
  /** True after going back to what the shop shows already. */
  const [isOnline, setOnline] = useState(false);
  const revert = (version: number) =>
    run(async () => {
      await editorCaller.revert(version);
      const { changes } = await editorCaller.catalogue(true);
      setOnline(changes.length === 0);
      if (changes.length > 0) onClose();
      await onReverted();
    });
  return (
    <Sheet titleId={titleId} kind="slim" testId="versions-sheet" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('draft.versions.title')}
        closeLabel={say('draft.form.close')}
        onClose={onClose}
      />
      <SheetBody className={styles.parts}>
        <p>{say('draft.versions.text')}</p>
        <FailureNote failure={failure} />
        {isOnline && <p role="status">{say('draft.versions.online')}</p>}
        {answer.kind === 'loading' && <Skeleton height="4.25rem" radius="1rem" />}
        {answer.kind === 'failed' && <FailedBox error={answer.error} onRetry={() => void ask()} />}
        {answer.kind === 'here' && answer.value.length === 0 && <p>{say('draft.versions.none')}</p>}
        {answer.kind === 'here' && (
          <ul>
            {answer.value.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                changeCount={changeCount}
                onRevert={() => revert(version.version)}
              />
            ))}
          </ul>
        )}
      </SheetBody>
    </Sheet>
  );
}

interface VersionRowProps {
  version: CatalogueVersion;
  changeCount: number;
  onRevert: () => void;
}

function VersionRow({ version: { note, by, at }, changeCount, onRevert }: VersionRowProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const [isAsked, setAsked] = useState(false);
  const then = at.toZonedDateTimeISO(timeZone);
  const values = { day: format.day(then.toPlainDate()), hour: format.hour(then) };
  return (
    <li className={styles.change} data-testid="version">
      <div className={styles.what}>
        <b>{say('draft.versions.at', values)}</b>
        {by !== null && <small>{say('draft.versions.by', { by })}</small>}
        {note && <span>{note}</span>}
      </div>
      <div className={styles.buttons}>
        {isAsked ? (
          <>
            <p role="alert">{say('draft.versions.sure', { count: changeCount })}</p>
            <OfficeButton isForDesk onClick={onRevert}>
              {say('draft.versions.yes')}
            </OfficeButton>
          </>
        ) : (
          <OfficeButton
            kind="outline"
            isForDesk
            aria-label={say('draft.versions.revertNamed', values)}
            onClick={() => setAsked(true)}
          >
            {say('draft.versions.revert')}
          </OfficeButton>
        )}
      </div>
    </li>
  );
}
