import type { PastOrder } from '@comptoir/contract';
import { parseOrderDate } from '@comptoir/domain';
import { type BadgeKind, badgeClass } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { useNow } from '../../../state/shop/use-now.ts';

const kinds: Record<PastOrder['status'], BadgeKind> = { pending: 'butter', paid: 'green', cancelled: 'neutral' };

export function StatusBadge({ status }: Pick<PastOrder, 'status'>) {
  return <Text id={`account.orders.status.${status}`} className={badgeClass(kinds[status])} />;
}

export function useOrderWords(): {
  placed: (order: PastOrder) => string;
  /** Returns an empty string if the promised time is not known. */
  promised: (order: PastOrder) => string;
} {
  const say = useMessage();
  const sayMoment = useMoment();
  const format = useFormat();
  const now = useNow();
  const { timeZone } = useSite();
  const toZoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);

  function placed({ createdAt, mode }: PastOrder): string {
    const at = toZoned(createdAt);
    const date = at.toPlainDate();
    const isToday = now.toPlainDate().equals(date);
    const when = isToday ? say('account.orders.today', { time: format.hour(at) }) : format.date(date);
    return say('account.orders.placed', { when, mode: say(`account.orders.${mode}`) });
  }

  function promised({ status, customer, readyFrom, receipt, mode }: PastOrder): string {
    if (status === 'cancelled') return '';
    const slot = parseOrderDate(customer.date);
    if (slot?.kind === 'slot')
      return say(`account.orders.promisedSlot.${mode}`, {
        day: format.day(slot.date),
        slot: format.clock(slot.value),
      });
    const instant = receipt?.promisedAt || readyFrom;
    return instant
      ? say(`account.orders.promised.${mode}`, { moment: sayMoment(toZoned(instant), now, 'around') })
      : '';
  }

  return { placed, promised };
}
