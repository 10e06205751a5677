import { type LiveOrder, liveOrderFromWire, type ShortOrder } from '@comptoir/contract';
import { useClockStore } from '@comptoir/web-app/clock';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCaller, useCatalogue, useSite } from '../shop/shop-context.tsx';
import { restaurantTime, useNow } from '../shop/use-now.ts';
import { followOrder } from './follow-order.ts';
import type { OrderNews } from './order-news.ts';
import { useWrittenOrder } from './written-order.ts';

/** An order that is followed by its link. */
export interface KnownOrder {
  /** The news that the order was first rendered with. */
  written: OrderNews;
  news: OrderNews;
  order: LiveOrder | ShortOrder | 'missing' | 'unread';
  /** When the server last answered, by the restaurant's clock. */
  heardAt: Temporal.ZonedDateTime;
  /** Takes the news in the answer to an action of the diner. */
  take: (news: OrderNews) => void;
}

const versionOf = (news: OrderNews) => (typeof news === 'string' ? 0 : Number(news.version ?? 0));

/**
 * The order of a link, followed while the component is shown (LIV-05). Older news than the known is ignored. `keptAt`: when the
 * first news was heard; null: now.
 */
export function useLiveOrder(token: string, keptAt: Temporal.Instant | null = null): KnownOrder {
  const written = useWrittenOrder(token);
  const caller = useCaller();
  const { apiRoot, timeZone } = useSite();
  const renderedAt = useCatalogue((catalogue) => catalogue.renderedAt);
  const now = useNow();
  const [news, setNews] = useState(written);
  const [lostAt, setLostAt] = useState(() => keptAt?.toZonedDateTimeISO(timeZone) ?? null);
  const order = useMemo(() => readOrder(news), [news]);
  const goesOn = order === 'unread' || (order !== 'missing' && order.form === 'whole');
  const take = useCallback(
    (latest: OrderNews) => setNews((known) => (versionOf(latest) < versionOf(known) ? known : latest)),
    [],
  );

  useEffect(() => {
    if (!goesOn) return;
    const clock = () => restaurantTime(useClockStore.getState(), renderedAt, timeZone);
    return followOrder(token, {
      caller,
      apiRoot,
      onNews: take,
      onContact: (isThere) => setLostAt((known) => (isThere ? null : (known ?? clock()))),
    });
  }, [token, goesOn, caller, apiRoot, take, renderedAt, timeZone]);

  return { written, news, order, heardAt: lostAt ?? now, take };
}

function readOrder(news: OrderNews): KnownOrder['order'] {
  return typeof news === 'string' ? news : (liveOrderFromWire(news) ?? 'unread');
}
