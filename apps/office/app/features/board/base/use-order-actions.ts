import type { BoardOrder, StaffAction } from '@comptoir/contract';
import type { Progress } from '@comptoir/domain';
import { useShallow } from 'zustand/react/shallow';
import { type PendingAction, pendingOf, useActionStore } from '../../../state/board/actions/action-store.ts';
import { projectedState } from '../../../state/board/actions/projected-state.ts';
import { useBoard } from './board-context.ts';

interface OrderActions {
  /** The state of the order as it will be after its queued actions. */
  state: Progress;
  pending: readonly PendingAction[];
  isSending: (kind: StaffAction['kind']) => boolean;
  act: (action: StaffAction) => void;
}

export function useOrderActions(order: BoardOrder): OrderActions {
  const board = useBoard();
  const pending = useActionStore(useShallow(pendingOf(order.id)));
  return {
    state: projectedState(order, pending),
    pending,
    isSending: (kind) => pending.some((action) => action.body.kind === kind && action.phase === 'sending'),
    act: (action) => void board.act(order, action),
  };
}
