import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './report.module.css';

export interface BarRow {
  name: string;
  orders: number;
  netCents: number;
}

interface BarsPanelProps {
  title: string;
  /** The title of the first column. */
  what: string;
  rows: BarRow[];
}

/** Bars within the table of their numbers, with the highest in words (REP-07). A day of refunds alone has no bar. */
export function BarsPanel({ title, what, rows }: BarsPanelProps) {
  const say = useMessage();
  const format = useFormat();
  const most = rows.reduce((best, { netCents }) => Math.max(best, netCents), 0);
  const best = rows.find(({ netCents }) => netCents === most && most > 0);
  return (
    <Panel title={title}>
      {best && rows.length > 1 && (
        <p className={styles.quiet}>
          {say('reports.charts.best', { name: best.name, amount: format.money(best.netCents) })}
        </p>
      )}
      <table className={styles.bars} data-testid="bars" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <td aria-hidden="true" />
            <th scope="col">{say('reports.charts.orders')}</th>
            <th scope="col">{say('reports.charts.net')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, orders, netCents }) => (
            <tr key={name} data-cents={netCents}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <span className={styles.track}>
                  <i
                    data-best={netCents === most}
                    style={{ inlineSize: `${most > 0 ? Math.max(0, (100 * netCents) / most) : 0}%` }}
                  />
                </span>
              </td>
              <td>{orders}</td>
              <td>{format.money(netCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
