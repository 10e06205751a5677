import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import { type Failure, failureWithFields } from '../../form/failure.ts';
import { FailureNote } from '../../form/failure-note.tsx';
import { OfficeButton } from '../../office-button.tsx';
import styles from '../changes/changes.module.css';

/** The publication that waits for its hour, or the last one if it did not happen (MED-04). */
export function PublicationBar() {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { answer, ask } = useAnswer(editorCaller.publications);
  const [failure, setFailure] = useState<Failure | null>(null);
  const publications = answer.kind === 'here' ? answer.value : [];
  const waiting = publications.find(({ state }) => state === 'waiting');
  const shown = waiting ?? publications.find((_, place) => place === 0);
  if (!shown || !['waiting', 'failed'].includes(shown.state)) return null;
  const at = shown.publishAt.toZonedDateTimeISO(timeZone);
  const when = { by: shown.by, day: format.day(at.toPlainDate()), hour: format.hour(at) };
  async function cancel(id: number): Promise<void> {
    setFailure(null);
    try {
      await editorCaller.cancelPublication(id);
    } catch (error) {
      setFailure(failureWithFields(error));
    }
    await ask();
  }
  return (
    <div className={classNames(styles.bar, !waiting && styles.failed)} data-testid="publication">
      <p role="status">
        {say(waiting ? 'draft.later.waiting' : 'draft.later.failed', when)}
        {!waiting && ` ${shown.problems.join(' ')}`}
      </p>
      <FailureNote failure={failure} />
      {waiting && (
        <OfficeButton kind="outline" isForDesk onClick={() => void cancel(waiting.id)}>
          {say('draft.later.cancel')}
        </OfficeButton>
      )}
    </div>
  );
}
