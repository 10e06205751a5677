import type { CloseKind } from '@comptoir/contract';
import { linkStyles, Segmented } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { go, useQuery } from '../../platform/navigation/navigation.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSession } from '../../state/session/session-store.ts';
import { CloseList } from './close-list.tsx';
import styles from './closes.module.css';
import { DayMailChoice } from './day-mail-choice.tsx';
import { OpenDay } from './open-day.tsx';
import { Verified } from './verified.tsx';

const kinds: readonly CloseKind[] = ['day', 'month', 'year'];
const names: Record<CloseKind, string> = { day: '', month: '?mois', year: '?annees' };

function kindOf(query: string): CloseKind {
  return kinds.find((kind) => names[kind] !== '' && query.startsWith(names[kind])) ?? 'day';
}

/** The days, months and years that were closed for good, and the day that is open (BOK-21). */
export function Closes() {
  const say = useMessage();
  const kind = kindOf(useQuery());
  const mayAttest = useSession()?.permissions.includes('keep-books');
  const [closed, setClosed] = useState(0);
  const { answer, ask } = useAnswer(editorCaller.books);
  return (
    <div className={styles.page} data-testid="closes">
      <div className={styles.bar}>
        <Segmented
          label={say('closes.kinds')}
          value={kind}
          className={styles.kinds}
          onChange={(next) => go(`/office/clotures${names[next]}`)}
          segments={kinds.map((value) => ({ value, label: say(`closes.kind.${value}`) }))}
        />
        <a
          className={officeButtonClass({ kind: 'plain', isForDesk: true })}
          href={`/v2/office/books/closes.csv?kind=${kind}`}
          aria-label={say('closes.fileOf')}
          download
        >
          {say('closes.file')}
        </a>
      </div>
      <Answered answer={answer} onRetry={ask} rowHeight="6rem">
        {(books) => (
          <>
            <OpenDay
              books={books}
              onClosed={async () => {
                await ask();
                setClosed(closed + 1);
              }}
            />
            {books.openDay && <Verified check={books.check} />}
            <p className={styles.buttons}>
              {books.openDay && (
                <Link className={linkStyles.link} to="/office/e-reporting">
                  {say('closes.eReporting')}
                </Link>
              )}
              <Link className={linkStyles.link} to="/office/notes">
                {say('closes.notes')}
              </Link>
              {mayAttest && (
                <Link className={linkStyles.link} to="/office/conformite">
                  {say('closes.attestation.link')}
                </Link>
              )}
            </p>
            {books.openDay && <CloseList key={`${kind} ${closed}`} kind={kind} />}
            {mayAttest && <DayMailChoice />}
          </>
        )}
      </Answered>
    </div>
  );
}
