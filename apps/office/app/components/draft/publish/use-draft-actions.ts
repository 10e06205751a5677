import { ApiError } from '@comptoir/contract';
import { useState } from 'react';
import { type PublicationProblem, problemsOf } from '../../../state/draft/publication-problem.ts';
import { type Failure, failureWithFields } from '../../form/failure.ts';

type Action = 'give-up' | 'publish';

interface DraftActions {
  busy: Action | null;
  failure: Failure | null;
  problems: PublicationProblem[];
  run: (action: Action, send: () => Promise<void>) => void;
}

/** Runs one action of the draft at a time and keeps what went wrong. `onMoved` reads the draft again if another person changed it. */
export function useDraftActions(onMoved: () => Promise<void>): DraftActions {
  const [busy, setBusy] = useState<Action | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [problems, setProblems] = useState<PublicationProblem[]>([]);

  async function attempt(action: Action, send: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(action);
    setFailure(null);
    setProblems([]);
    try {
      await send();
    } catch (error) {
      setFailure(failureWithFields(error));
      setProblems(problemsOf(error));
      if (error instanceof ApiError && error.code === 'draft_moved') await onMoved();
    } finally {
      setBusy(null);
    }
  }

  return { busy, failure, problems, run: (action, send) => void attempt(action, send) };
}
