import type { LiveOrder } from '@comptoir/contract';
import { isLater, parseOrderDate } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { writePlace } from '../../state/order/write-place.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';
import styles from './live.module.css';

export function LiveDue({ order }: { order: LiveOrder }) {
  const say = useMessage();
  const format = useFormat();
  const now = useNow();
  const { timeZone } = useSite();
  const { receipt, mode, dueAt, readyAt, state } = order;
  const zoned = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone);
  const at = zoned(dueAt);
  const hasMoved = isLater(order);
  const date = parseOrderDate(receipt.date);
  const slot = date && date.kind !== 'asap' && !hasMoved ? date.value : null;

  function what(): string {
    if (state === 'new') return say('live.due.asked');
    return say(slot ? `live.slot.${mode}` : `live.due.${mode}`);
  }
  function label(): string {
    const days = now.toPlainDate().until(at.toPlainDate()).days;
    if (days === 0) return what();
    return say('live.dueOn', { what: what(), day: days === 1 ? say('live.tomorrow') : format.day(at.toPlainDate()) });
  }

  // Once the order is ready for pickup, its promised time no longer matters.
  if (state === 'ready' && mode === 'pickup' && readyAt)
    return (
      <div>
        <p className="small muted">{say('live.readySince')}</p>
        <p className={classNames(styles.due, 'figures')}>
          <time dateTime={readyAt.toString()} data-testid="live-due">
            {format.hour(readyAt.toZonedDateTimeISO(timeZone))}
          </time>
        </p>
      </div>
    );
  return (
    <div>
      <p className="small muted">{label()}</p>
      <p className={classNames(styles.due, 'figures')}>
        {hasMoved && (
          <s>
            <span className="visually-hidden">{say('live.insteadOf', { time: '' })}</span>
            {format.hour(zoned(Temporal.Instant.from(receipt.promisedAt)))}
          </s>
        )}{' '}
        <time dateTime={dueAt.toString()} data-testid="live-due">
          {slot ? format.clock(slot) : format.hour(at)}
        </time>
      </p>
      {receipt.place && <p className="small muted">{writePlace(receipt.place)}</p>}
    </div>
  );
}
