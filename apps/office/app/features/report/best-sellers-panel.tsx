import type { BestSellers } from '@comptoir/contract';
import type { DayRange } from '@comptoir/domain';
import { Segmented } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './report.module.css';

/** So many are shown at first. */
const first = 8;
const kinds = ['items', 'choices'] as const;

/** The dishes and choices that brought most (REP-06). */
export function BestSellersPanel({ shown }: { shown: DayRange }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.bestSellers(shown));
  return (
    <Panel title={say('reports.sellers.title')}>
      <Answered answer={answer} onRetry={ask} rowHeight="2.5rem">
        {(sellers) => <Ranking sellers={sellers} />}
      </Answered>
    </Panel>
  );
}

function Ranking({ sellers: told }: { sellers: BestSellers }) {
  const say = useMessage();
  const format = useFormat();
  const [kind, setKind] = useState<(typeof kinds)[number]>('items');
  const [isWhole, setWhole] = useState(false);
  const { sellers, totalCents } = told[kind];
  const best = sellers[0];
  return (
    <div className={styles.part}>
      <Segmented
        label={say('reports.sellers.what')}
        value={kind}
        className={styles.views}
        onChange={setKind}
        segments={kinds.map((value) => ({ value, label: say(`reports.sellers.${value}`) }))}
      />
      <p className={styles.quiet}>
        {best
          ? `${say('reports.sellers.best', { name: best.name, amount: format.money(best.revenueCents) })} ${say('reports.sellers.note')}`
          : say('reports.sellers.none')}
      </p>
      {best && (
        <WideTable label={say('reports.sellers.title')}>
          <table className={paperStyles.table} data-testid="sellers">
            <thead>
              <tr>
                <th scope="col">{say('reports.sellers.name')}</th>
                <th scope="col">{say('reports.sellers.units')}</th>
                <th scope="col">{say('reports.sellers.revenue')}</th>
                <th scope="col">{say('reports.sellers.share')}</th>
              </tr>
            </thead>
            <tbody>
              {sellers.slice(0, isWhole ? sellers.length : first).map(({ id, name, units, revenueCents }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{units}</td>
                  <td>{format.money(revenueCents)}</td>
                  <td>
                    {say('reports.sellers.percent', {
                      percent: totalCents > 0 ? Math.round((100 * revenueCents) / totalCents) : 0,
                    })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {!isWhole && sellers.length > first && (
        <div>
          <OfficeButton kind="plain" isForDesk onClick={() => setWhole(true)}>
            {say('reports.sellers.all', { count: sellers.length })}
          </OfficeButton>
        </div>
      )}
    </div>
  );
}
