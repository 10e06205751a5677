import type { Receipt } from '@comptoir/contract';
import { Timeline, TimelineStep } from '@comptoir/ui';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';

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
    <Timeline>
      <TimelineStep
        stage="done"
        icon="check"
        title={say('order.received')}
        detail={say(`order.pay.${receipt.paymentMethod}`)}
        time={<time dateTime={receipt.placedAt}>{format.hour(placedAt)}</time>}
      />
      <TimelineStep
        stage="now"
        icon="flame"
        title={say('order.kitchen')}
        detail={say('order.kitchenText', { time: format.hour(promisedAt) })}
      />
      <TimelineStep
        stage="later"
        icon={receipt.mode === 'pickup' ? 'store' : 'bike'}
        title={say(`order.${receipt.mode}`)}
        detail={place}
      />
    </Timeline>
  );
}
