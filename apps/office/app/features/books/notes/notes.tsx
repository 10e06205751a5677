import type { OrderNote } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { MonthField } from '../../../components/form/month-field.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { StateBox } from '../../../components/state-box.tsx';
import { usePages } from '../../../components/use-pages.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import styles from './notes.module.css';

interface NotesPage {
  notes: OrderNote[];
  next: string | null;
}

/** The notes of orders by date, with the copies that were given of them (BOK-53). */
export function Notes() {
  const say = useMessage();
  const [month, setMonth] = useState('');
  return (
    <div className={styles.page} data-testid="notes">
      <p className={styles.intro}>{say('notes.intro')}</p>
      <MonthField label={say('notes.month')} all={say('notes.allMonths')} month={month} onChoose={setMonth} />
      <NoteList key={month} month={month || null} />
    </div>
  );
}

function NoteList({ month }: { month: string | null }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.notes(month, null));
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="3rem">
      {(first) =>
        first.notes.length > 0 ? (
          <Pages first={first} month={month} />
        ) : (
          <StateBox icon="file-text" title={say('notes.empty')} text={say('notes.emptyText')} />
        )
      }
    </Answered>
  );
}

function Pages({ first, month }: { first: NotesPage; month: string | null }) {
  const say = useMessage();
  const { pages, hasMore, isBusy, failure, readMore } = usePages(first, (before) => editorCaller.notes(month, before));
  return (
    <Panel title={say('notes.list')}>
      <ul className={styles.list}>
        {pages.flatMap(({ notes }) => notes.map((note) => <NoteRow key={note.number} note={note} />))}
      </ul>
      <FailureNote failure={failure} />
      {hasMore && (
        <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={readMore}>
          {say('notes.more')}
        </OfficeButton>
      )}
    </Panel>
  );
}

function NoteRow({ note: { number, placedAt, status, copies, totalCents } }: { note: OrderNote }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const at = placedAt.toZonedDateTimeISO(timeZone);
  return (
    <li className={styles.row} data-testid="note">
      <div className={styles.head}>
        <h3>
          <Link className={linkStyles.link} to={`/office/commandes/${number}`}>
            {say('notes.number', { number })}
          </Link>
        </h3>
        <b className={styles.amount}>{format.money(totalCents)}</b>
      </div>
      <p className={styles.facts}>
        {say('notes.told', {
          day: format.date(at),
          hour: format.hour(at),
          state: say(`notes.status.${status}`),
          copies,
        })}
      </p>
    </li>
  );
}
