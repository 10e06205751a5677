import type { BoardOrder } from '@comptoir/contract';
import { Text } from '../../../messages/text.tsx';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { orderName } from '../base/order-name.ts';
import styles from './sheet.module.css';

/** Orders to choose from, a line each; a tap shows the whole of one. */
export function OrderResults({ orders }: { orders: readonly BoardOrder[] }) {
  return (
    <ul className={styles.results}>
      {orders.map((order) => (
        <li key={order.id}>
          <button type="button" data-testid="found" onClick={() => openSheet({ name: 'order', orderId: order.id })}>
            <b className="figures">{order.number}</b>
            <span>{orderName(order)}</span>
            <Text id={`board.state.${order.state}`} />
          </button>
        </li>
      ))}
    </ul>
  );
}
