import type { DueOrder } from '@comptoir/contract';
import { useEffect, useState } from 'react';
import { editorCaller } from '../session/editor-caller.ts';

export type DueOrders = { kind: 'none' | 'loading' | 'failed' } | { kind: 'here'; orders: readonly DueOrder[] };

/** The open orders from one ISO date to another (HRS-05). Null dates ask for nothing. */
export function useDueOrders(dates: { date: string; until: string } | null): DueOrders {
  const key = dates && `${dates.date} ${dates.until}`;
  const [answer, setAnswer] = useState<{ key: string; orders: readonly DueOrder[] | null } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const [date = '', until = ''] = key.split(' ');
    const tell = (orders: readonly DueOrder[] | null) => {
      if (isCurrent) setAnswer({ key, orders });
    };
    editorCaller
      .dayOrders(Temporal.PlainDate.from(date), Temporal.PlainDate.from(until))
      .then(({ orders }) => tell(orders))
      .catch(() => tell(null));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (key === null) return { kind: 'none' };
  if (answer?.key !== key) return { kind: 'loading' };
  return answer.orders ? { kind: 'here', orders: answer.orders } : { kind: 'failed' };
}
