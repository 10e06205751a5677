import type { AuditedEntry, AuditSelection } from '@comptoir/contract';
import { Answered } from '../../components/answered.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { usePages } from '../../components/use-pages.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './journal.module.css';
import { JournalRow } from './journal-row.tsx';

interface JournalPage {
  entries: AuditedEntry[];
  next: number | null;
}

/** The selected rows, 50 a page. */
export function JournalEntries({ selection }: { selection: AuditSelection }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.audit(selection, null));
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="3rem">
      {(first) =>
        first.entries.length > 0 ? (
          <Pages first={first} selection={selection} />
        ) : (
          <StateBox icon="history" title={say('journal.none')} text={say('journal.noneText')} />
        )
      }
    </Answered>
  );
}

function Pages({ first, selection }: { first: JournalPage; selection: AuditSelection }) {
  const say = useMessage();
  const { pages, hasMore, isBusy, failure, readMore } = usePages(first, (after) =>
    editorCaller.audit(selection, after),
  );
  const entries = pages.flatMap((page) => page.entries);
  return (
    <Panel title={say('journal.title')}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <JournalRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <FailureNote failure={failure} />
      {hasMore && (
        <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={readMore}>
          {say('journal.more')}
        </OfficeButton>
      )}
    </Panel>
  );
}
