import { isOnline, watchOnline } from '@comptoir/web-app/base';
import { useEffect, useEffectEvent, useState } from 'react';

export type Answer<T> = { kind: 'loading' } | { kind: 'here'; value: T } | { kind: 'failed'; error: unknown };

/** Sends the request when mounted, when `ask` is called, and when the device is online again after a failure. */
export function useAnswer<T>(call: () => Promise<T>): { answer: Answer<T>; ask: () => Promise<void> } {
  const [answer, setAnswer] = useState<Answer<T>>({ kind: 'loading' });
  const ask = async () => {
    try {
      setAnswer({ kind: 'here', value: await call() });
    } catch (error) {
      setAnswer({ kind: 'failed', error });
    }
  };
  const askFirst = useEffectEvent(ask);
  const hearConnection = useEffectEvent(() => {
    if (isOnline() && answer.kind === 'failed') void ask();
  });
  useEffect(() => void askFirst(), []);
  useEffect(() => watchOnline(() => hearConnection()), []);
  return { answer, ask };
}
