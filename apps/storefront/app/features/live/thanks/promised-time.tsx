import type { Receipt } from '@comptoir/contract';
import { parseOrderDate } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import { writePlace } from '../../../state/order/write-place.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { useNow } from '../../../state/shop/use-now.ts';
import styles from './promised-time.module.css';

/** The earliest start of an order "as soon as possible", if it is later than the order itself. Otherwise null. */
function laterStart({ readyFrom, placedAt }: Receipt): string | null {
  if (readyFrom === null) return null;
  const soon = Temporal.Instant.from(placedAt).add({ minutes: 1 });
  return Temporal.Instant.compare(Temporal.Instant.from(readyFrom), soon) > 0 ? readyFrom : null;
}

/** The slot, or an estimate for "as soon as possible" (CHK-56). */
export function PromisedTime({ receipt }: { receipt: Receipt }) {
  const say = useMessage();
  const format = useFormat();
  const sayMoment = useMoment();
  const now = useNow();
  const { timeZone } = useSite();
  const toZoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const at = toZoned(receipt.promisedAt);
  const date = parseOrderDate(receipt.date);
  const slot = date && date.kind !== 'asap' ? date.value : '';
  const from = laterStart(receipt);
  const what = say(`order.promised.${receipt.mode}`);

  function day(): string {
    const days = now.toPlainDate().until(at.toPlainDate()).days;
    if (days === 0) return say('order.today');
    return days === 1 ? say('order.tomorrow') : format.day(at.toPlainDate());
  }

  return (
    <div>
      <p className="small muted">{slot ? say('order.on', { what, day: day() }) : what}</p>
      <p className={classNames(styles.time, 'figures')}>{slot ? format.clock(slot) : sayMoment(at, now, 'around')}</p>
      {receipt.place && <p className="small muted">{writePlace(receipt.place)}</p>}
      {from && (
        <p className="small muted">{say('order.asapFrom', { moment: sayMoment(toZoned(from), now, 'from') })}</p>
      )}
    </div>
  );
}
