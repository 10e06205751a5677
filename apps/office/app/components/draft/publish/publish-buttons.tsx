import type { FoundFault } from '@comptoir/contract';
import { classNames, Field } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import { OfficeButton } from '../../office-button.tsx';
import styles from '../changes/changes.module.css';

interface PublishButtonsProps {
  isBusy: boolean;
  run: (send: () => Promise<void>) => void;
  onPublished: (isLater: boolean) => void;
  onGiveUpAll: () => void;
}

/** Publishes at once or at an hour. What the checks doubt is shown before, and can be passed (REH-05). */
export function PublishButtons({ isBusy, run, onPublished, onGiveUpAll }: PublishButtonsProps) {
  const say = useMessage();
  const { timeZone } = useSite();
  const [warnings, setWarnings] = useState<FoundFault[] | null>(null);
  /** The hour as it is typed in the restaurant's time. Null publishes at once. */
  const [hour, setHour] = useState<string | null>(null);

  async function findWarnings(): Promise<FoundFault[]> {
    const { findings } = await editorCaller.checkCatalogue(true);
    const isBlocked = findings.some(({ severity }) => severity === 'error');
    return isBlocked ? [] : findings.filter(({ severity }) => severity === 'warning');
  }

  const publish = () =>
    run(async () => {
      const found = warnings ? [] : await findWarnings();
      if (found.length > 0) return setWarnings(found);
      const publishAt = hour ? Temporal.PlainDateTime.from(hour).toZonedDateTime(timeZone).toInstant() : null;
      await editorCaller.publish(publishAt ? { publishAt } : {});
      onPublished(publishAt !== null);
    });
  return (
    <>
      {warnings && (
        <div role="alert" className={styles.warnings} data-testid="warnings">
          <b>{say('draft.warnings', { count: warnings.length })}</b>
          <ul>
            {warnings.map(({ check, says }) => (
              <li key={`${check} ${says}`}>{says}</li>
            ))}
          </ul>
        </div>
      )}
      {hour !== null && (
        <Field
          name="publish-at"
          type="datetime-local"
          label={say('draft.later.hour')}
          hint={say('draft.later.hint')}
          value={hour}
          onChange={({ target }) => setHour(target.value)}
        />
      )}
      <div className={classNames(styles.buttons, styles.publish)}>
        <OfficeButton kind="outline" onClick={onGiveUpAll}>
          {say('draft.giveUpAll')}
        </OfficeButton>
        <OfficeButton kind="outline" onClick={() => setHour(hour === null ? '' : null)}>
          {say(hour === null ? 'draft.later.button' : 'draft.later.now')}
        </OfficeButton>
        <OfficeButton className={styles.grow} isBusy={isBusy} disabled={hour === ''} onClick={publish}>
          {say(warnings ? 'draft.publishAnyway' : hour === null ? 'draft.publish' : 'draft.later.publish')}
        </OfficeButton>
      </div>
    </>
  );
}
