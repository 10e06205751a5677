import type { Report } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { changeOf } from './change-of.ts';
import styles from './report.module.css';

type Sums = Report['total'];

/** Sales, what went back and net by payment and mode, and what is beside the sales (REP-01, REP-13). */
export function PaymentsPanel({ report }: { report: Report }) {
  const say = useMessage();
  const format = useFormat();
  const { payments, total, unpaid, untracked, deliveryCents } = report;
  const causes = unpaid.map(({ cause, orders, amountCents }) =>
    say(`reports.payments.cause.${cause}`, { count: orders, amount: format.money(amountCents) }),
  );
  const untrackedTax = untracked.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return (
    <Panel title={say('reports.payments.title')}>
      <WideTable label={say('reports.payments.title')}>
        <table className={paperStyles.table} data-testid="payments">
          <thead>
            <tr>
              <th scope="col">{say('reports.payments.what')}</th>
              <th scope="col">{say('reports.payments.sales')}</th>
              <th scope="col">{say('reports.payments.cancelled')}</th>
              <th scope="col">{say('reports.payments.refunded')}</th>
              <th scope="col">{say('reports.payments.net')}</th>
            </tr>
          </thead>
          <tbody>
            {payments.map((row) => (
              <tr key={`${row.method} ${row.mode}`}>
                <th scope="row">
                  {say(`reports.payments.method.${row.method}`)}, {say(`reports.payments.mode.${row.mode}`)}{' '}
                  <small>{row.orders}</small>
                </th>
                <Amounts sums={row} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {say('reports.payments.total')} <small>{total.orders}</small>
              </th>
              <Amounts sums={total} />
            </tr>
          </tfoot>
        </table>
      </WideTable>
      <div className={styles.notes}>
        {deliveryCents > 0 && <p>{say('reports.payments.fees', { amount: format.money(deliveryCents) })}</p>}
        {causes.length > 0 && (
          <p data-testid="unpaid">{say('reports.payments.unpaid', { list: format.list(causes) })}</p>
        )}
        {untracked.orders > 0 && (
          <p>
            {say('reports.payments.untracked', {
              count: untracked.orders,
              amount: format.money(untracked.amountCents),
              tax: format.money(untrackedTax),
            })}
          </p>
        )}
        <p>{say('reports.payments.provider')}</p>
      </div>
      <Comparison report={report} />
    </Panel>
  );
}

function Amounts({ sums: { salesCents, cancelledCents, refundedCents, netCents } }: { sums: Sums }) {
  const format = useFormat();
  // Zero less zero is zero, but its negation would be shown as −0,00.
  return [salesCents, 0 - cancelledCents, 0 - refundedCents, netCents].map((cents, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
    <td key={column}>{format.money(cents)}</td>
  ));
}

/** The same weekdays a week, a month and a year before (REP-08). */
function Comparison({ report: { total, comparisons } }: { report: Report }) {
  const say = useMessage();
  const format = useFormat();
  if (comparisons.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{say('reports.compared.title')}</h3>
      <WideTable label={say('reports.compared.title')}>
        <table className={paperStyles.table} data-testid="comparison">
          <thead>
            <tr>
              <th scope="col">{say('reports.compared.with')}</th>
              <th scope="col">{say('reports.charts.orders')}</th>
              <th scope="col">{say('reports.charts.net')}</th>
              <th scope="col">{say('reports.compared.change')}</th>
            </tr>
          </thead>
          <tbody>
            {comparisons.map(({ before, orders, netCents }) => (
              <tr key={before}>
                <th scope="row">{say(`reports.compared.${before}`)}</th>
                <td>{orders}</td>
                <td>{format.money(netCents)}</td>
                <td>{netCents > 0 ? signed(changeOf(total.netCents, netCents)) : say('reports.compared.none')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className={styles.quiet}>{say('reports.compared.note')}</p>
    </div>
  );
}

const signs = { up: '+', down: '−', same: '' };
const signed = ({ kind, percent }: ReturnType<typeof changeOf>) => `${signs[kind]}${percent} %`;
