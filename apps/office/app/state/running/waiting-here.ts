import type { BoardOrder } from '@comptoir/contract';
import { useActionStore } from '../board/actions/action-store.ts';
import { useColumnStore } from '../board/column-store.ts';

/** An order with a queued answer, or with one that is being sent, counts as answered. */
export function listUnanswered(): BoardOrder[] {
  const { pending } = useActionStore.getState();
  const isAnswered = ({ id }: BoardOrder) => pending.some(({ orderId, phase }) => orderId === id && phase !== 'failed');
  return useColumnStore.getState().columns.new.filter((order) => !isAnswered(order));
}
