import type { BookClose, CloseKind } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { Answered } from '../../components/answered.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { usePages } from '../../components/use-pages.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './closes.module.css';
import { usePeriodName } from './period-name.ts';

interface ClosesPage {
  closes: BookClose[];
  next: string | null;
}

/** The closes of a kind, newest first, 31 a page. */
export function CloseList({ kind }: { kind: CloseKind }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.closes(kind, null));
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="3rem">
      {(first) =>
        first.closes.length > 0 ? (
          <Pages first={first} kind={kind} />
        ) : (
          <StateBox icon="chart-column" title={say('closes.empty')} text={say(`closes.emptyText.${kind}`)} />
        )
      }
    </Answered>
  );
}

function Pages({ first, kind }: { first: ClosesPage; kind: CloseKind }) {
  const say = useMessage();
  const format = useFormat();
  const nameOf = usePeriodName();
  const { pages, hasMore, isBusy, failure, readMore } = usePages(first, (before) => editorCaller.closes(kind, before));
  const closes = pages.flatMap((page) => page.closes);
  return (
    <Panel title={say('closes.list')}>
      <WideTable label={say('closes.list')}>
        <table className={paperStyles.table} data-testid="close-list">
          <thead>
            <tr>
              <th scope="col">{say('closes.period')}</th>
              <th scope="col">{say('closes.paid')}</th>
              <th scope="col">{say('closes.sales')}</th>
              <th scope="col">{say('closes.refunds')}</th>
              <th scope="col">{say('closes.net')}</th>
            </tr>
          </thead>
          <tbody>
            {closes.map((close) => (
              <tr key={close.period}>
                <th scope="row">
                  <Link className={linkStyles.link} to={`/office/clotures/${close.period}`}>
                    {nameOf(close)}
                  </Link>
                </th>
                <td>{close.figures.paid}</td>
                <td>{format.money(close.figures.sales.amount)}</td>
                <td>{format.money(0 - close.figures.refunds.amount)}</td>
                <td>{format.money(close.figures.net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <FailureNote failure={failure} />
      {hasMore && (
        <div className={styles.buttons}>
          <OfficeButton kind="plain" isForDesk isBusy={isBusy} onClick={readMore}>
            {say('closes.more')}
          </OfficeButton>
        </div>
      )}
    </Panel>
  );
}
