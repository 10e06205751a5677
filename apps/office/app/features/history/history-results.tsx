import { ApiError, type HistoryOrder, type HistorySelection } from '@comptoir/contract';
import { Answered } from '../../components/answered.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { usePages } from '../../components/use-pages.ts';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './history.module.css';
import { HistoryTable } from './history-table.tsx';

interface HistoryPage {
  orders: HistoryOrder[];
  next: number | null;
}

/** The selected orders, 50 a page. A selection that the server does not take says why. */
export function HistoryResults({ selection }: { selection: HistorySelection }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.history(selection, null));
  const isRefused = answer.kind === 'failed' && answer.error instanceof ApiError && answer.error.status === 422;
  if (isRefused) return <StateBox icon="circle-alert" title={say('past.refused')} text={whyOf(answer.error)} isAlert />;
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="3rem">
      {(first) =>
        first.orders.length > 0 ? <Pages first={first} selection={selection} /> : <Nothing selection={selection} />
      }
    </Answered>
  );
}

/** The first field's fault, because the message of the answer is about forms. */
function whyOf(error: unknown): string {
  const { errors = {} } = Object(error instanceof ApiError ? error.body : null);
  const [why = ''] = Object.values<string>(errors);
  return why && `${why}.`;
}

function Nothing({ selection }: { selection: HistorySelection }) {
  const say = useMessage();
  const isNarrowed = Object.keys(selection).length > 0;
  return (
    <StateBox
      icon="history"
      title={say(isNarrowed ? 'past.none' : 'past.empty')}
      text={say(isNarrowed ? 'past.noneText' : 'past.emptyText')}
    />
  );
}

function Pages({ first, selection }: { first: HistoryPage; selection: HistorySelection }) {
  const say = useMessage();
  const { pages, hasMore, isBusy, failure, readMore } = usePages(first, (after) =>
    editorCaller.history(selection, after),
  );
  const orders = pages.flatMap((page) => page.orders);
  return (
    <Panel title={say('past.results')}>
      <HistoryTable orders={orders} />
      <p role="status" className={styles.count}>
        {say('past.count', { count: orders.length, isAll: String(!hasMore) })}
      </p>
      <FailureNote failure={failure} />
      {hasMore && (
        <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={readMore}>
          <Text id="past.more" />
        </OfficeButton>
      )}
    </Panel>
  );
}
