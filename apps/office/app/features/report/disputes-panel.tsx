import type { Report } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import styles from './report.module.css';

/** What disputes took from the account and gave back. It is in no sum of the sales (PYX-76). */
export function DisputesPanel({ report: { disputes } }: { report: Report }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  if (disputes.length === 0) return null;
  return (
    <Panel title={say('reports.disputes.title')}>
      <WideTable label={say('reports.disputes.title')}>
        <table className={paperStyles.table} data-testid="disputes">
          <thead>
            <tr>
              <th scope="col">{say('reports.disputes.order')}</th>
              <th scope="col">{say('reports.disputes.amount')}</th>
              <th scope="col">{say('reports.disputes.fee')}</th>
            </tr>
          </thead>
          <tbody>
            {disputes.map(({ disputeId, number, at, amountCents, feeCents }) => (
              <tr key={`${disputeId} ${at.toString()} ${amountCents}`}>
                <th scope="row">
                  {number === null ? (
                    say('reports.disputes.unordered', { dispute: disputeId })
                  ) : (
                    <Link className={linkStyles.link} to={`/office/commandes/${number}`}>
                      {say('reports.disputes.number', { number })}
                    </Link>
                  )}{' '}
                  <small>
                    {say(`reports.disputes.${amountCents < 0 ? 'taken' : 'givenBack'}`, {
                      day: format.date(at.toZonedDateTimeISO(timeZone)),
                    })}
                  </small>
                </th>
                <td>{format.money(amountCents)}</td>
                <td>{format.money(0 - feeCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className={styles.notes}>{say('reports.disputes.note')}</p>
    </Panel>
  );
}
