import type { Report } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './report.module.css';

interface Row {
  name: string;
  count: number;
  amountCents: number | null;
}

/** Refusals and refunds with their reasons, and discounts by offer (REP-01, REP-28). */
export function KitchenPanel({ report: { refusals, reasons, discounts } }: { report: Report }) {
  const say = useMessage();
  const isEmpty = refusals.length + reasons.length + discounts.length === 0;
  return (
    <Panel title={say('reports.kitchen.title')}>
      {isEmpty && <p>{say('reports.kitchen.none')}</p>}
      <Rows
        title={say('reports.kitchen.discounts')}
        rows={discounts.map(({ name, orders, amountCents }) => ({ name, count: orders, amountCents: 0 - amountCents }))}
      />
      <Rows
        title={say('reports.kitchen.refusals')}
        rows={refusals.map(({ reason, orders }) => ({
          name: say(`reports.kitchen.refusal.${reason}`),
          count: orders,
          amountCents: null,
        }))}
      />
      <Rows
        title={say('reports.kitchen.reasons')}
        rows={reasons.map(({ reason, refunds, amountCents }) => ({
          name: say(`reports.kitchen.reason.${reason ?? 'none'}`),
          count: refunds,
          amountCents: 0 - amountCents,
        }))}
      />
    </Panel>
  );
}

function Rows({ title, rows }: { title: string; rows: Row[] }) {
  const say = useMessage();
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rows.map(({ name, count, amountCents }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two offers can have one name
          <li key={position}>
            <span>{name}</span>
            <span>{say('reports.kitchen.count', { count })}</span>
            <b>{amountCents === null ? '' : format.money(amountCents)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
