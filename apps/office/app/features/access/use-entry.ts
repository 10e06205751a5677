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
  /** Comes in with a password; rejects with why not, but for a link that was used meanwhile. */
  enter: (what: { password?: string; name?: string }) => Promise<void>;
  /** Tries the link again as it is. */
  retry: () => void;
}

const isUsed = (error: unknown) => error instanceof ApiError && error.status === 410;

/** Tries a link as it is first, since only the server knows what it asks for; nothing of it is used up by that. */
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
    // The link is worth nothing any more: it stays in no history.
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
