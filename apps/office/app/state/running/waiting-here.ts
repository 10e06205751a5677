import type { BoardOrder } from '@comptoir/contract';
import { useActionStore } from '../board/actions/action-store.ts';
import { useColumnStore } from '../board/column-store.ts';

/** The new orders that nobody at this screen has answered: what was tapped and is on its way, or waits for a connection, is answered. */
export function listUnanswered(): BoardOrder[] {
  const { pending } = useActionStore.getState();
  const isAnswered = ({ id }: BoardOrder) => pending.some(({ orderId, phase }) => orderId === id && phase !== 'failed');
  return useColumnStore.getState().columns.new.filter((order) => !isAnswered(order));
}
