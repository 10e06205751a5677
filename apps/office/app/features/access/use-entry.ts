import { ApiError } from '@comptoir/contract';
import { fieldErrorsOf } from '@comptoir/web-app/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { go } from '../../platform/navigation/navigation.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { readSession } from '../../state/session/read-session.ts';

type EntryState = { kind: 'opening' } | { kind: 'form' } | { kind: 'used' } | { kind: 'failed'; failure: Failure };

interface Entry {
  state: EntryState;
  /** Signs in with a password. Rejects with the reason, unless the link was used meanwhile. */
  enter: (what: { password?: string; name?: string }) => Promise<void>;
  /** Tries the sign-in link again without a password. */
  retry: () => void;
}

const isUsed = (error: unknown) => error instanceof ApiError && error.status === 410;

/** A link is first tried without a password, because only the server knows which fields it needs. */
export function useEntry(token: string): Entry {
  const [state, setState] = useState<EntryState>({ kind: 'opening' });
  const hasTried = useRef(false);

  async function enter(what: { password?: string; name?: string }): Promise<void> {
    try {
      await officeCaller.enter(token, what);
    } catch (error) {
      if (!isUsed(error)) throw error;
      setState({ kind: 'used' });
      return;
    }
    await readSession();
    // The link cannot be used again, so it is removed from the history.
    go('/office/board', { isReplacing: true });
  }

  function tryAsItIs(): void {
    setState({ kind: 'opening' });
    enter({}).catch((error: unknown) =>
      setState('password' in fieldErrorsOf(error) ? { kind: 'form' } : { kind: 'failed', failure: failureOf(error) }),
    );
  }

  const tryFirst = useEffectEvent(() => {
    if (hasTried.current) return;
    hasTried.current = true;
    tryAsItIs();
  });
  useEffect(() => tryFirst(), []);
  return { state, enter, retry: tryAsItIs };
}
