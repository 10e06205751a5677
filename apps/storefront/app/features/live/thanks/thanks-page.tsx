import type { LiveOrder, Receipt } from '@comptoir/contract';
import { type LiveHeading, liveHeading } from '@comptoir/domain';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { Followed } from '../../../state/live/followed-order.ts';
import { useLiveOrder } from '../../../state/live/use-live-order.ts';
import { WrittenOrder } from '../../../state/live/written-order.ts';
import { keepNews, type LastOrder, loadOrder, useOrderStore } from '../../../state/order/order-store.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { useNow } from '../../../state/shop/use-now.ts';
import { FollowedOrder } from '../followed-order.tsx';
import { PlacedOrder } from './placed-order.tsx';

interface ThanksPageProps {
  drawRecap: (receipt: Receipt) => ReactNode;
  drawWithdrawal: (followed: Followed) => ReactNode;
}

export function ThanksPage(draw: ThanksPageProps) {
  const { order } = useOrderStore();
  useEffect(loadOrder, []);
  if (!order?.trackToken) return <PlacedOrder order={order} drawRecap={draw.drawRecap} />;
  return (
    <WrittenOrder value={order.news ?? 'unread'}>
      <Thanks key={order.trackToken} placed={order} token={order.trackToken} {...draw} />
    </WrittenOrder>
  );
}

function Thanks({ placed, token, ...draw }: ThanksPageProps & { placed: LastOrder; token: string }) {
  const known = useLiveOrder(token, placed.heardAt);
  const thanks = useThanks();
  const { order, news } = known;
  const keep = useEffectEvent(() => {
    if (typeof news !== 'string') keepNews(token, news, known.heardAt.toInstant());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once for each news
  useEffect(() => keep(), [news]);
  if (typeof order === 'string' || order.form !== 'whole')
    return <PlacedOrder order={placed} drawRecap={draw.drawRecap} />;
  return (
    <div data-testid="live-page" data-state={order.state}>
      <FollowedOrder token={token} order={order} known={known} {...draw} thanks={thanks(order)} />
    </div>
  );
}

/** The thanks are shown above these headings only, because these orders have no problem. */
const goesWell: Partial<Record<LiveHeading, 'asked' | 'confirmed'>> = {
  new: 'asked',
  closed: 'asked',
  sent: 'confirmed',
  accepted: 'confirmed',
  cooking: 'confirmed',
};

/** Null if the page shows no thanks. `isConfirmed` means that the order needs no further confirmation. */
function useThanks(): (order: LiveOrder) => { heading: string; isConfirmed: boolean } | null {
  const say = useMessage();
  const now = useNow();
  const { timeZone } = useSite();
  return (order) => {
    const kind = goesWell[liveHeading(order, now.toInstant())];
    if (!kind) return null;
    const isToday = order.dueAt.toZonedDateTimeISO(timeZone).toPlainDate().equals(now.toPlainDate());
    const { firstName: name } = order.receipt;
    const words = isToday ? 'thanks' : 'thanksLater';
    return {
      heading: name ? say(`order.${words}`, { name }) : say(`order.${words}Anyone`),
      isConfirmed: kind === 'confirmed',
    };
  };
}
