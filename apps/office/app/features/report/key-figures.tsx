import type { Report } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { changeOf } from './change-of.ts';
import styles from './report.module.css';

/** The figures of the head: net, orders, refunds, answers and punctuality. */
export function KeyFigures({ report }: { report: Report }) {
  const say = useMessage();
  const format = useFormat();
  const { total, refunds, dishes, answers, punctuality, refusals } = report;
  const unanswered = refusals.find(({ reason }) => reason === 'no_answer')?.orders ?? 0;
  const average = total.orders > 0 ? Math.round(total.salesCents / total.orders) : null;
  const backCents = total.cancelledCents + total.refundedCents;
  const { orders, onTime } = punctuality;
  return (
    <div className={styles.keys}>
      <Key name={say('reports.key.net')} value={format.money(total.netCents)} testId="net">
        <Change report={report} />
      </Key>
      <Key name={say('reports.key.orders')} value={String(total.orders)} testId="orders">
        {average === null
          ? say('reports.key.dishes', { count: dishes })
          : `${say('reports.key.average', { amount: format.money(average) })} · ${say('reports.key.dishes', { count: dishes })}`}
      </Key>
      <Key name={say('reports.key.refunds')} value={format.money(0 - backCents)} testId="refunds">
        {say('reports.key.refundCount', { count: refunds })}
      </Key>
      <Key name={say('reports.key.answer')} value={useDuration(answers.averageSeconds)} testId="answer">
        {say('reports.key.unanswered', { count: unanswered })}
      </Key>
      <Key
        name={say('reports.key.onTime')}
        value={orders > 0 ? `${Math.floor((100 * onTime) / orders)} %` : say('reports.key.none')}
        testId="on-time"
      >
        {orders > 0 && say('reports.key.onTimeOf', { onTime, orders })}
      </Key>
    </div>
  );
}

interface KeyProps {
  name: string;
  value: string;
  testId: string;
  children: ReactNode;
}

function Key({ name, value, testId, children }: KeyProps) {
  return (
    <section className={styles.key} data-testid={`key-${testId}`}>
      <h3>{name}</h3>
      <b>{value}</b>
      <p>{children}</p>
    </section>
  );
}

/** How the net changed since the nearest time before that had sales. */
function Change({ report: { total, comparisons } }: { report: Report }) {
  const say = useMessage();
  const known = comparisons.find(({ netCents }) => netCents > 0);
  if (!known) return null;
  const { kind, percent } = changeOf(total.netCents, known.netCents);
  return (
    <span data-change={kind}>
      {say(`reports.compared.${kind}`, { percent, before: say(`reports.compared.${known.before}`) })}
    </span>
  );
}

function useDuration(seconds: number | null): string {
  const say = useMessage();
  if (seconds === null) return say('reports.key.none');
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return say('reports.key.seconds', { seconds });
  if (minutes < 60) return say('reports.key.minutes', { minutes, seconds: seconds % 60 });
  return say('reports.key.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
