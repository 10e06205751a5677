import type { HistoryOrder } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import styles from './history.module.css';

const columns = ['number', 'due', 'customer', 'mode', 'payment', 'state', 'total'] as const;

/** Orders as rows. A phone leaves out the columns of mode and payment, and says them below the customer. */
export function HistoryTable({ orders }: { orders: readonly HistoryOrder[] }) {
  const say = useMessage();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {say(`past.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ order }: { order: HistoryOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { number, state, mode, name, promisedAt, paymentMethod, totalCents, refundedCents } = order;
  const sayDue = useDue();
  const [modeText, methodText] = [say(`board.mode.${mode}`), say(`past.methods.${paymentMethod}`)];
  const stateText = say(`board.state.${state}`);
  const isWhole = refundedCents >= totalCents;
  const told =
    refundedCents === 0
      ? stateText
      : say(isWhole ? 'past.refundedWhole' : 'past.refundedPart', {
          state: stateText,
          amount: format.money(refundedCents),
        });
  return (
    <tr data-testid="history-order" data-number={number}>
      <th scope="row" className={styles.number}>
        <Link className={linkStyles.link} to={`/office/commandes/${number}`} aria-label={say('past.open', { number })}>
          {number}
        </Link>
      </th>
      <td className={styles.due}>{sayDue(promisedAt)}</td>
      <td className={styles.customer}>
        {name || say('past.erasedName')}
        <small>
          {modeText} · {methodText}
        </small>
      </td>
      <td className={styles.mode}>{modeText}</td>
      <td className={styles.payment}>{methodText}</td>
      <td className={styles.state}>
        <span className={styles.tag} data-look={lookOf(order)}>
          {told}
        </span>
      </td>
      <td className={styles.total}>{format.money(totalCents)}</td>
    </tr>
  );
}

/** Marks orders that wait or came to nothing, and refunds of finished ones. */
function lookOf({ state, refundedCents }: HistoryOrder): 'bad' | 'info' | 'good' | 'plain' {
  if (['new', 'refused', 'cancelled', 'no_show'].includes(state)) return 'bad';
  if (refundedCents > 0) return 'info';
  return state === 'done' ? 'good' : 'plain';
}

/** "Aujourd’hui 19 h 50", "18 nov. 20 h 10", of another year with it. */
function useDue(): (at: Temporal.Instant) => string {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const today = serverNow().toZonedDateTimeISO(timeZone).toPlainDate();
  return (at) => {
    const local = at.toZonedDateTimeISO(timeZone);
    const hour = format.hour(local);
    return local.toPlainDate().equals(today) ? say('past.today', { hour }) : `${format.date(local)} ${hour}`;
  };
}
