import type { Report } from '@comptoir/contract';
import { weekdays } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './report.module.css';

/** Orders by weekday and hour as a table whose cells are as dark as their numbers are high (REP-05, REP-07). */
export function HoursPanel({ report: { hours } }: { report: Report }) {
  const say = useMessage();
  const format = useFormat();
  if (hours.length === 0) return null;
  const monday = Temporal.PlainDate.from('2026-01-05');
  const nameOf = (weekday: (typeof weekdays)[number], write: 'weekday' | 'weekdayName') =>
    format[write](monday.add({ days: weekdays.indexOf(weekday) }));
  const rows = weekdays.filter((weekday) => hours.some((cell) => cell.weekday === weekday));
  const columns = [...new Set(hours.map(({ hour }) => hour))].toSorted((a, b) => inService(a) - inService(b));
  const ordersAt = (weekday: string, hour: number) =>
    hours.find((cell) => cell.weekday === weekday && cell.hour === hour)?.orders ?? 0;
  const best = hours.reduce((one, other) => (other.orders > one.orders ? other : one));
  return (
    <Panel title={say('reports.charts.hours')}>
      <p className={styles.quiet}>
        {say('reports.charts.busiest', {
          weekday: nameOf(best.weekday, 'weekdayName'),
          hour: say('reports.charts.hour', { hour: best.hour }),
          count: best.orders,
        })}
      </p>
      <WideTable label={say('reports.charts.hours')}>
        <table className={styles.heat} data-testid="hours">
          <thead>
            <tr>
              <th scope="col">{say('reports.charts.weekday')}</th>
              {columns.map((hour) => (
                <th key={hour} scope="col">
                  {say('reports.charts.hour', { hour })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((weekday) => (
              <tr key={weekday}>
                <th scope="row">{nameOf(weekday, 'weekday')}</th>
                {columns.map((hour) => {
                  const orders = ordersAt(weekday, hour);
                  return (
                    <td key={hour} style={{ backgroundColor: heatOf(orders / best.orders) }}>
                      {orders}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className={styles.quiet}>{say('reports.charts.hoursNote')}</p>
    </Panel>
  );
}

/** Hours after midnight belong to the end of a service day. */
const inService = (hour: number) => (hour < 5 ? hour + 24 : hour);

/** From 0 to 1. The text stays legible on the darkest cell. */
const heatOf = (share: number) =>
  `color-mix(in oklab, var(--color-butter-wash) ${Math.round(100 * share)}%, transparent)`;
