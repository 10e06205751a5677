import type { LiveOrder } from '@comptoir/contract';
import { liveHeading } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { type Say, useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';
import { leftCents } from './left-cents.ts';

export interface StandingWords {
  heading: string;
  text: string;
}

export function useStandingWords(order: LiveOrder): StandingWords {
  const say = useMessage();
  const format = useFormat();
  const sayMoment = useMoment();
  const now = useNow();
  const { timeZone } = useSite();
  const { address } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const standing = liveHeading(order, now.toInstant());
  const zoned = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone);
  const { receipt, waitingSince, dueAt, startAt, reason, soldOut } = order;

  function text(): string {
    switch (standing) {
      case 'closed':
        return say('live.text.closed', { moment: sayMoment(zoned(waitingSince ?? dueAt), now, 'at') });
      case 'sent':
        return say('live.text.sent', { moment: format.hour(zoned(dueAt)) });
      case 'accepted':
        return say('live.text.accepted', { moment: sayMoment(zoned(startAt), now, 'around') });
      case 'ready_pickup':
        return say('live.text.ready_pickup', { address });
      case 'on_the_way':
        return isCashDue(order)
          ? say('live.text.onTheWayCash', { amount: format.money(leftCents(order)) })
          : say('live.text.on_the_way');
      case 'done':
        return sayDone(order, say, (instant) => format.hour(zoned(instant)));
      case 'refused':
      case 'cancelled':
        return soldOut.length > 0 ? saySoldOut(order, say) : reason ? say(`live.reason.${reason}`) : '';
      case 'withdrawn':
        return say('live.reason.diner_asked');
      default:
        return say(`live.text.${standing}`);
    }
  }

  const { firstName: name } = receipt;
  const isNamed = standing === 'accepted' && name !== '';
  const key = standing === 'accepted' && !isNamed ? 'acceptedAnyone' : standing;
  return { heading: say(`live.heading.${key}`, isNamed ? { name } : {}), text: text() };
}

const isCashDue = ({ receipt }: LiveOrder) => receipt.paymentMethod === 'cash' && receipt.status === 'pending';

/** An order that a timeout has closed has no known time of handover. */
function sayDone({ endedAt, mode, reception }: LiveOrder, say: Say, write: (at: Temporal.Instant) => string): string {
  if (!endedAt || reception === 'none') return say('live.text.doneUnseen');
  const hour = write(endedAt);
  return mode === 'pickup' ? say('live.text.donePickup', { hour }) : say('live.text.doneDelivery', { hour });
}

/** The names of the refused dishes, from the receipt. */
function saySoldOut({ soldOut, receipt }: LiveOrder, say: Say): string {
  const names = new Set(receipt.lines.filter(({ itemId }) => soldOut.includes(itemId)).map(({ name }) => name));
  return say('live.soldOut', { count: names.size, names: [...names].join(', ') });
}
