import { Icon } from '@comptoir/ui';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import type { LastOrder } from '../../state/order-store.ts';
import { useSite } from '../../state/shop-context.tsx';
import styles from './order-timeline.module.css';

/** What is known of the order: it was received, and the restaurant has it. What comes after is not followed, so it has no time. */
export function OrderTimeline({ order }: { order: LastOrder }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const placedAt = Temporal.Instant.from(order.placedAt).toZonedDateTimeISO(timeZone);
  return (
    <ol className={styles.timeline}>
      <li className={styles.done}>
        <span className={styles.mark}>
          <Icon name="check" size="small" />
        </span>
        <span>
          <b>{say('order.received')}</b>
          <small>{say(`order.pay.${order.method}`)}</small>
        </span>
        <time dateTime={order.placedAt}>{format.hour(placedAt)}</time>
      </li>
      <li className={styles.now} aria-current="step">
        <span className={styles.mark}>
          <Icon name="flame" size="small" />
        </span>
        <span>
          <b>{say('order.kitchen')}</b>
          <small>{say('order.kitchenText')}</small>
        </span>
      </li>
      <li>
        <span className={styles.mark}>
          <Icon name={order.mode === 'pickup' ? 'store' : 'bike'} size="small" />
        </span>
        <span>
          <b>{say(`order.${order.mode}`)}</b>
          <small>{order.place}</small>
        </span>
      </li>
    </ol>
  );
}
