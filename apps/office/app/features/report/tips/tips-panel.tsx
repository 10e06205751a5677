import type { Report, TipRegister } from '@comptoir/contract';
import type { DayRange } from '@comptoir/domain';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { Answered } from '../../../components/answered.tsx';
import { officeButtonClass } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import paperStyles from '../../../components/paper/paper.module.css';
import { WideTable } from '../../../components/paper/wide-table.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { HandTipsOver } from './hand-tips-over.tsx';
import styles from './tips.module.css';

interface TipsPanelProps {
  report: Report;
  shown: DayRange;
}

/** The register of tips, which are in no sum of the sales, and what the staff got of them (PYX-91). */
export function TipsPanel({ report, shown }: TipsPanelProps) {
  return report.tipCents === undefined ? null : <Register shown={shown} />;
}

function Register({ shown }: Pick<TipsPanelProps, 'shown'>) {
  const say = useMessage();
  const { answer, ask } = useAnswer(() => editorCaller.tips(shown));
  const { from, to } = shown;
  return (
    <Panel title={say('reports.tips.title')}>
      <div className={styles.parts}>
        <Answered answer={answer} onRetry={ask} rowHeight="6rem">
          {(register) => (
            <>
              <WideTable label={say('reports.tips.title')}>
                <Tips register={register} />
              </WideTable>
              {register.dueCents > 0 && (
                <HandTipsOver key={register.dueCents} dueCents={register.dueCents} shown={shown} onDone={ask} />
              )}
            </>
          )}
        </Answered>
        <p className={styles.note}>{say('reports.tips.note')}</p>
        <p className={styles.screenOnly}>
          <a
            className={officeButtonClass({ kind: 'plain', isForDesk: true })}
            href={`/v2/office/reports/tips.csv?from=${from}&to=${to}`}
            download
          >
            {say('reports.tips.file')}
          </a>
        </p>
      </div>
    </Panel>
  );
}

function Tips({ register: { tips, takenCents, returnedCents } }: { register: TipRegister }) {
  const say = useMessage();
  const format = useFormat();
  return (
    <table className={paperStyles.table} data-testid="tips">
      <thead>
        <tr>
          <th scope="col">{say('reports.tips.order')}</th>
          <th scope="col">{say('reports.tips.amount')}</th>
          <th scope="col">{say('reports.tips.given')}</th>
        </tr>
      </thead>
      <tbody>
        {tips.map((tip) => (
          <tr key={tip.number}>
            <th scope="row">
              <Link className={linkStyles.link} to={`/office/commandes/${tip.number}`}>
                {say('reports.tips.number', { number: tip.number })}
              </Link>{' '}
              <small>
                {say('reports.tips.served', {
                  day: format.date(tip.day),
                  mode: tip.mode,
                  by: tip.servedBy === null ? 'none' : 'known',
                  name: tip.servedBy ?? '',
                })}
              </small>
            </th>
            <td>
              {format.money(tip.takenCents - tip.returnedCents)}
              {tip.returnedCents > 0 && (
                <small> {say('reports.tips.returned', { amount: format.money(tip.returnedCents) })}</small>
              )}
            </td>
            <td>{tip.handover && format.date(tip.handover.day)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('reports.tips.sum')}</th>
          <td>{format.money(takenCents - returnedCents)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
