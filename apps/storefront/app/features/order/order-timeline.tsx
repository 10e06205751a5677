import type { Receipt } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import styles from './order-timeline.module.css';

/** Where it goes, in one line. */
function writePlace({ address, address2, postalCode, city }: NonNullable<Receipt['place']>): string {
  return [address, address2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}

/** What is known of the order: it was received, and the restaurant has it. What comes after is not followed, so it has no time. */
export function OrderTimeline({ receipt }: { receipt: Receipt }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const placedAt = Temporal.Instant.from(receipt.placedAt).toZonedDateTimeISO(timeZone);
  const promisedAt = Temporal.Instant.from(receipt.promisedAt).toZonedDateTimeISO(timeZone);
  const { address: counter } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const place = receipt.place ? writePlace(receipt.place) : counter;
  return (
    <ol className={styles.timeline}>
      <li className={styles.done}>
        <span className={styles.mark}>
          <Icon name="check" size="small" />
        </span>
        <span>
          <b>{say('order.received')}</b>
          <small>{say(`order.pay.${receipt.paymentMethod}`)}</small>
        </span>
        <time dateTime={receipt.placedAt}>{format.hour(placedAt)}</time>
      </li>
      <li className={styles.now} aria-current="step">
        <span className={styles.mark}>
          <Icon name="flame" size="small" />
        </span>
        <span>
          <b>{say('order.kitchen')}</b>
          <small>{say('order.kitchenText', { time: format.hour(promisedAt) })}</small>
        </span>
      </li>
      <li>
        <span className={styles.mark}>
          <Icon name={receipt.mode === 'pickup' ? 'store' : 'bike'} size="small" />
        </span>
        <span>
          <b>{say(`order.${receipt.mode}`)}</b>
          <small>{place}</small>
        </span>
      </li>
    </ol>
  );
}
