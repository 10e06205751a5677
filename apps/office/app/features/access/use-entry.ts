import { ApiError } from '@comptoir/contract';
import { fieldErrorsOf } from '@comptoir/web-app/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { go } from '../../platform/navigation/navigation.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { readSession } from '../../state/session/read-session.ts';

type EntryState =
  | { kind: 'opening' }
  | { kind: 'form' }
  | { kind: 'used' }
  /** The user is in, and may turn a second factor on (ROL-05). */
  | { kind: 'offer' }
  | { kind: 'failed'; failure: Failure };

interface Typed {
  password?: string;
  name?: string;
  code?: string;
}

interface Entry {
  state: EntryState;
  /** Signs in with a password. Rejects with the reason, unless the link was used meanwhile. */
  enter: (what: Typed) => Promise<void>;
  /** Tries the sign-in link again without a password. */
  retry: () => void;
}

/** Where it can't be told, nothing is offered. */
const hasSecondFactor = async () => (await editorCaller.secondFactor().catch(() => ({ isOn: true }))).isOn;

const isUsed = (error: unknown) => error instanceof ApiError && error.status === 410;

/** A link is first tried without a password, because only the server knows which fields it needs. */
export function useEntry(token: string): Entry {
  const [state, setState] = useState<EntryState>({ kind: 'opening' });
  const hasTried = useRef(false);

  async function enter(what: Typed): Promise<void> {
    let isOffered = false;
    try {
      const { role } = await officeCaller.enter(token, what);
      // The demo, which has no password, is not pressed.
      isOffered = role === 'owner' && what.password !== undefined && what.code === undefined;
    } catch (error) {
      if (!isUsed(error)) throw error;
      setState({ kind: 'used' });
      return;
    }
    await readSession();
    if (isOffered && !(await hasSecondFactor())) {
      setState({ kind: 'offer' });
      return;
    }
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
