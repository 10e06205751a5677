import type { BoardOrder } from '@comptoir/contract';
import { create } from 'zustand';

interface UndoState {
  /** Orders that were accepted on this screen a moment ago, each as its card was then; the latest first: what ends leaves the others where they are. */
  accepted: readonly BoardOrder[];
}

/** What can still be taken back here by one tap (BRD-63). */
export const useUndoStore = create<UndoState>(() => ({ accepted: [] }));

export function offerUndo(order: BoardOrder): void {
  const { accepted } = useUndoStore.getState();
  useUndoStore.setState({ accepted: [order, ...accepted.filter(({ id }) => id !== order.id)] });
}

export function endUndo(orderId: string): void {
  const { accepted } = useUndoStore.getState();
  useUndoStore.setState({ accepted: accepted.filter(({ id }) => id !== orderId) });
}
