import type { AuditedEntry } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { auditDetails, auditKindWords, auditTargetWords } from '@comptoir/words';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import styles from './journal.module.css';

/** One row: who did what, where, and what changed. A refused call says that it was. */
export function JournalRow({ entry }: { entry: AuditedEntry }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const moment = entry.at.toZonedDateTimeISO(timeZone);
  const { actor, device, kind, target, targetName, status } = entry;
  const isRefused = status >= 400;
  const where = device !== null && device !== actor ? device : null;
  const changes = auditDetails(entry, { format, timeZone });
  return (
    <li data-testid="entry" data-refused={isRefused}>
      <time dateTime={entry.at.toString()}>
        {say('journal.moment', { day: format.day(moment.toPlainDate()), time: format.hour(moment) })}
      </time>
      <span>
        <b>{actor}</b>
        {where && <span className={styles.where}>{say('journal.at', { device: where })}</span>}
        <span className={styles.what}>
          {auditKindWords(kind)}
          {target !== null && ` (${auditTargetWords(target, targetName)})`}
        </span>
        {isRefused && <small className={styles.refused}>{say('journal.refused')}</small>}
        {changes.length > 0 && (
          <details>
            <summary>{say('journal.details')}</summary>
            <ul>
              {changes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </span>
    </li>
  );
}
