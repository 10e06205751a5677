import type { ImportReport } from '@comptoir/contract';
import { Consequence } from '../../../components/consequence.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './sheet.module.css';

/** What an import has read and changed, and what it did not understand. */
export function ReportOfImport({
  report: { isWritten, read, created, changed, problems, notes },
}: {
  report: ImportReport;
}) {
  const say = useMessage();
  return (
    <div role="status" className={styles.parts} data-testid="import-report">
      <Consequence look={isWritten ? 'good' : 'bad'}>
        {say(isWritten ? 'catalogue.import.done' : 'catalogue.import.refused', { read, created, changed })}
      </Consequence>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ place, column, message }) => (
            <li key={`${place} ${column} ${message}`}>
              <b>{[place, column].filter(Boolean).join(', ')} : </b>
              {message}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <>
          <b>{say('catalogue.import.notRead')}</b>
          <ul className={styles.list}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
