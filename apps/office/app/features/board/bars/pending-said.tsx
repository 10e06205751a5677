import { useMessage } from '../../../messages/use-message.ts';
import { useActionStore } from '../../../state/board/actions/action-store.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { usePendingWords } from '../base/use-pending-words.ts';

/** Announces each pending action once to screen readers, although its card is rendered more often. */
export function PendingSaid() {
  const say = useMessage();
  const words = usePendingWords();
  const pending = useActionStore((state) => state.pending);
  const orders = useBoardStore((state) => state.orders);
  return pending.map((action) => {
    const { number, orderId, phase, body } = action;
    if (phase === 'sending') return null;
    const text = words.say(action, orders.get(orderId)?.mode ?? 'pickup');
    return (
      <p key={`${body.actionId} ${phase}`} className="visually-hidden">
        {say('board.act.said', { number, text })}
      </p>
    );
  });
}
