import type { DueOrder } from '@comptoir/contract';
import { useState } from 'react';
import { type Failure, failureWithFields } from '../../../components/form/failure.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';

interface AskedDay {
  date: Temporal.PlainDate;
  orders: readonly DueOrder[];
}

export interface Closing {
  /** The day whose orders have to be understood before it is closed (HRS-05). */
  asked: AskedDay | null;
  isUnderstood: boolean;
  isRefused: boolean;
  /** The ISO date of the day that is being closed. */
  busy: string | null;
  failure: Failure | null;
  understand: (isUnderstood: boolean) => void;
  close: (date: Temporal.PlainDate, message: string) => Promise<void>;
}

/** Closes a day at once (HRS-06). A day with open orders is closed only after they are understood. */
export function useClosing(onClosed: (date: Temporal.PlainDate, orders: readonly DueOrder[]) => void): Closing {
  const [asked, setAsked] = useState<AskedDay | null>(null);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function mayClose(date: Temporal.PlainDate): Promise<boolean> {
    if (asked?.date.equals(date)) {
      setRefused(!isUnderstood);
      return isUnderstood;
    }
    const { orders } = await editorCaller.dayOrders(date, date);
    setAsked(orders.length > 0 ? { date, orders } : null);
    setUnderstood(false);
    setRefused(false);
    return orders.length === 0;
  }

  async function close(date: Temporal.PlainDate, message: string): Promise<void> {
    if (busy) return;
    setBusy(date.toString());
    setFailure(null);
    try {
      if (!(await mayClose(date))) return;
      const { orders } = await editorCaller.closeDay(date, message.trim() || null);
      onClosed(date, orders);
    } catch (error) {
      setFailure(failureWithFields(error));
    } finally {
      setBusy(null);
    }
  }

  const understand = (isOn: boolean) => {
    setUnderstood(isOn);
    setRefused(false);
  };
  return { asked, isUnderstood, isRefused, busy, failure, understand, close };
}
