import type { AccountCaller, Session } from '@comptoir/contract';
import { hearServerDate } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { lazyCaller } from '../shop/lazy-caller.ts';
import { useSite } from '../shop/shop-context.tsx';
import { currentSession } from './change-session.ts';
import { endRefusedSession } from './end-refused-session.ts';

/** Thrown before any request is sent if the user is not signed in. */
class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

export interface AccountAccess {
  caller: AccountCaller;
  /** Rejects with `SignedOutError` if there is no session. A 401 ends the session in every tab (AUT-27). */
  signed: <Result>(call: (caller: AccountCaller, session: Session) => Promise<Result>) => Promise<Result>;
}

export function accessAccount(apiRoot: string): AccountAccess {
  const options = { root: apiRoot, onDate: hearServerDate };
  const caller = lazyCaller<AccountCaller>(async () =>
    (await import('./account-caller.ts')).createAccountCaller(options),
  );
  return {
    caller,
    signed: async (call) => {
      const session = currentSession();
      if (!session) throw new SignedOutError();
      try {
        return await call(caller, session);
      } catch (error) {
        endRefusedSession(error, session);
        throw error;
      }
    },
  };
}

export function useAccount(): AccountAccess {
  const { apiRoot } = useSite();
  const [access] = useState(() => accessAccount(apiRoot));
  return access;
}
