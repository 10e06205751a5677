import { type LiveOrder, liveOrderFromWire, type ShortOrder } from '@comptoir/contract';
import { useClockStore } from '@comptoir/web-app/clock';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCaller, useCatalogue, useSite } from '../shop/shop-context.tsx';
import { restaurantTime, useNow } from '../shop/use-now.ts';
import { followOrder } from './follow-order.ts';
import type { OrderNews } from './order-news.ts';
import { useWrittenOrder } from './written-order.ts';

export interface LiveOrderState {
  written: OrderNews;
  news: OrderNews;
  order: LiveOrder | ShortOrder | 'missing' | 'unread';
  /** The time of the last response from the server, on the restaurant's clock. */
  heardAt: Temporal.ZonedDateTime;
  take: (news: OrderNews) => void;
}

const versionOf = (news: OrderNews) => (typeof news === 'string' ? 0 : Number(news.version ?? 0));

/** Follows an order while mounted (LIV-05). Ignores older news. `keptAt`: time of the first news; null: now. */
export function useLiveOrder(token: string, keptAt: Temporal.Instant | null = null): LiveOrderState {
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

function readOrder(news: OrderNews): LiveOrderState['order'] {
  return typeof news === 'string' ? news : (liveOrderFromWire(news) ?? 'unread');
}
