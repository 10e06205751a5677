import { serviceDayStart } from '@comptoir/domain';
import { useNow } from '@comptoir/web-app/clock';
import { useEffect, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { selectionOf, useHistoryStore } from '../../state/history/history-store.ts';
import { useSession } from '../../state/session/session-store.ts';
import { useSite } from '../../state/site.ts';
import styles from './history.module.css';
import { HistoryFields } from './history-fields.tsx';
import { HistoryResults } from './history-results.tsx';

/** Milliseconds without a key after which what was typed is searched. */
const restMilliseconds = 300;

/** The text as it was when no key had been pressed for a moment, so that not each key asks the server. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** All orders that arrived, searched and filtered (REP-20). The kitchen has those of yesterday and of today. */
export function History() {
  const say = useMessage();
  const { timeZone } = useSite();
  const session = useSession();
  const view = useHistoryStore();
  const text = useRested(view.text);
  const today = useNow((now) => serviceDayStart(now.toZonedDateTimeISO(timeZone)).toPlainDate().toString());
  if (!session) return null;
  const isKitchen = session.role === 'kitchen';
  const selection = selectionOf({ ...view, text }, isKitchen ? null : Temporal.PlainDate.from(today));
  return (
    <div className={styles.page} data-testid="history">
      {isKitchen && <p className={styles.intro}>{say('past.kitchen')}</p>}
      <HistoryFields view={view} isKitchen={isKitchen} selection={selection} />
      <HistoryResults key={JSON.stringify(selection)} selection={selection} />
    </div>
  );
}
