import type { AccountCaller, Session } from '@comptoir/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsOnline } from '../page/use-is-online.ts';
import { useSessionStore } from './session-store.ts';
import { useAccount } from './use-account.ts';

export type SignedData<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; data: T; replace: (data: T) => void };

/** Loads again when `key` or the user changes. After a failure, it loads again once the device is online. */
export function useSignedData<T>(
  key: string,
  load: (caller: AccountCaller, session: Session) => Promise<T>,
): SignedData<T> {
  type Read = { of: string; data: T } | { of: string; error: unknown };
  const { signed } = useAccount();
  const isOnline = useIsOnline();
  const token = useSessionStore(({ session }) => session?.token ?? '');
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<Read | null>(null);
  const wanted = JSON.stringify([key, token, tries]);
  const begin = useEffectEvent(() => signed(load));
  useEffect(() => {
    let isWanted = true;
    const note = (found: { data: T } | { error: unknown }) => isWanted && setRead({ of: wanted, ...found });
    begin().then(
      (data) => note({ data }),
      (error: unknown) => note({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  const hasFailed = read?.of === wanted && 'error' in read;
  const retry = () => setTries((known) => known + 1);
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline);
    if (isOnline && hasFailed) retry();
  }

  if (read?.of !== wanted) return { state: 'loading' };
  if ('error' in read) return { state: 'failed', error: read.error, retry };
  return { state: 'ready', data: read.data, replace: (data) => setRead({ of: wanted, data }) };
}
