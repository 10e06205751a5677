import type { Dossier, ReceiptLine } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { listAmounts, listTaxes, listTip, writeOptions, writePayment, writePlace } from '@comptoir/words';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/site.ts';
import styles from './dossier.module.css';

/** What is printed: the receipt, what happened, who handed the order over, and older orders of the same address. */
export function DossierFacts({ dossier }: { dossier: Dossier }) {
  return (
    <>
      <ReceiptPanel dossier={dossier} />
      <StepsPanel dossier={dossier} />
      <HandOverPanel dossier={dossier} />
      <OlderOrdersPanel dossier={dossier} />
    </>
  );
}

function ReceiptPanel({ dossier: { receipt, name, email } }: { dossier: Dossier }) {
  const say = useMessage();
  const format = useFormat();
  const customer = [name, email, ...writePlace(receipt)].filter(Boolean).join(', ');
  return (
    <Panel title={say('dossier.receipt')}>
      {customer && <p className={styles.customer}>{customer}</p>}
      <table className={styles.amounts}>
        <caption className="visually-hidden">{say('dossier.receipt')}</caption>
        <tbody>
          {receipt.lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
            <LineRow key={position} line={line} />
          ))}
          {[...listAmounts(receipt, format), ...listTip(receipt, format)].map(({ label, amount, isTotal }) => (
            <tr key={label} className={isTotal ? styles.sum : undefined}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.notes}>
        {listTaxes(receipt, format).map((tax) => (
          <li key={tax}>{tax}</li>
        ))}
        <li>{say('dossier.payment', { payment: writePayment(receipt) })}</li>
      </ul>
    </Panel>
  );
}

function LineRow({ line }: { line: ReceiptLine }) {
  const say = useMessage();
  const format = useFormat();
  const details = [writeOptions(line, format), line.note].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {line.quantity} × {line.name}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </th>
      <td>{line.isFree ? say('dossier.free') : format.money(line.totalCents)}</td>
    </tr>
  );
}

/** A moment with its year, because a bank reads it months later. */
function useMoment(): (at: Temporal.Instant) => { day: string; hour: string } {
  const format = useFormat();
  const { timeZone } = useSite();
  return (at) => {
    const local = at.toZonedDateTimeISO(timeZone);
    return { day: format.date(local), hour: format.hour(local) };
  };
}

function StepsPanel({ dossier: { steps } }: { dossier: Dossier }) {
  const say = useMessage();
  const tell = useMoment();
  return (
    <Panel title={say('dossier.happened')}>
      <ol className={styles.steps} data-testid="dossier-steps">
        {steps.map(({ at, what, who }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows
          <li key={position}>
            <time dateTime={at.toString()} className="figures">
              {tell(at).day} · {tell(at).hour}
            </time>
            <span>
              {what}
              {who && <small>{who}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function HandOverPanel({ dossier: { handOver } }: { dossier: Dossier }) {
  const say = useMessage();
  const tell = useMoment();
  return (
    <Panel title={say('dossier.handOver')}>
      <p data-testid="dossier-hand-over">
        {handOver ? say('dossier.handed', { who: handOver.who, ...tell(handOver.at) }) : say('dossier.notHanded')}
      </p>
    </Panel>
  );
}

function OlderOrdersPanel({ dossier: { olderOrders } }: { dossier: Dossier }) {
  const say = useMessage();
  const format = useFormat();
  const tell = useMoment();
  if (olderOrders.length === 0) return null;
  return (
    <Panel title={say('dossier.older')}>
      <table className={styles.amounts} data-testid="dossier-older">
        <caption className="visually-hidden">{say('dossier.older')}</caption>
        <tbody>
          {olderOrders.map(({ number, placedAt, totalCents }) => (
            <tr key={number}>
              <th scope="row">{say('dossier.olderOrder', { number, ...tell(placedAt) })}</th>
              <td>{format.money(totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
