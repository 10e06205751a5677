import type { BoardOrder } from '@comptoir/contract';
import { orderName } from '@comptoir/words';
import { Text } from '../../../messages/text.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { useHour } from '../base/use-hour.ts';
import styles from './sheet.module.css';

export function OrderResults({ orders }: { orders: readonly BoardOrder[] }) {
  const sayHour = useHour();
  return (
    <ul className={styles.results}>
      {orders.map((order) => (
        <li key={order.id}>
          <button type="button" data-testid="found" onClick={() => openSheet({ name: 'order', orderId: order.id })}>
            <b className="figures">{order.number}</b>
            <span>
              {orderName(order)}
              <small className="figures">{sayHour(order.dueAt)}</small>
            </span>
            <Text id={`board.state.${order.state}`} />
          </button>
        </li>
      ))}
    </ul>
  );
}
