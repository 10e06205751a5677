import type { BoardOrder } from '@comptoir/contract';
import { create } from 'zustand';

interface UndoState {
  /** The recently accepted orders, newest first, so that an expired one does not move the others. */
  accepted: readonly BoardOrder[];
}

export const useUndoStore = create<UndoState>(() => ({ accepted: [] }));

export function offerUndo(order: BoardOrder): void {
  const { accepted } = useUndoStore.getState();
  useUndoStore.setState({ accepted: [order, ...accepted.filter(({ id }) => id !== order.id)] });
}

export function endUndo(orderId: string): void {
  const { accepted } = useUndoStore.getState();
  useUndoStore.setState({ accepted: accepted.filter(({ id }) => id !== orderId) });
}
