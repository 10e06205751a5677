import type { AccountCaller, Session } from '@comptoir/contract';
import { hearServerDate } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { lazyCaller } from '../shop/lazy-caller.ts';
import { useSite } from '../shop/shop-context.tsx';
import { currentSession } from './change-session.ts';
import { endRefusedSession } from './end-refused-session.ts';

/** Asked for by somebody who is not signed in: no call was made. */
class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

export interface AccountAccess {
  caller: AccountCaller;
  /**
   * Calls as who is signed in. Rejects with `SignedOutError` where nobody is; where the server no longer knows the session it
   * ends here too, in every tab (AUT-27).
   */
  signed: <Result>(call: (caller: AccountCaller, session: Session) => Promise<Result>) => Promise<Result>;
}

/** The API of accounts below `apiRoot`, called from the browser. */
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

/** The API of this site's accounts, called from the browser. */
export function useAccount(): AccountAccess {
  const { apiRoot } = useSite();
  const [access] = useState(() => accessAccount(apiRoot));
  return access;
}
