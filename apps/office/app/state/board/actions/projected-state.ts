import type { BoardOrder } from '@comptoir/contract';
import { nextProgress, type Progress } from '@comptoir/domain';
import type { PendingAction } from './action-store.ts';

/** The state of an order as if its queued actions were done. It decides which step is next (BRD-41). */
export function projectedState({ state, mode }: BoardOrder, pending: readonly PendingAction[]): Progress {
  const queued = pending.filter(({ phase }) => phase === 'queued');
  return queued.reduce(
    (from, { body }) => nextProgress(body.kind, { state: from, stateBefore: null }, mode) ?? from,
    state,
  );
}
