import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { useHour } from '../base/use-hour.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { useProposedTime } from '../base/use-proposed-time.ts';

/** Accepts an order with one tap and shows the time (BRD-27, BRD-28). If no time is possible, it says why. */
export function AcceptButton({ order }: { order: BoardOrder }) {
  const { isSending, act } = useOrderActions(order);
  const proposed = useProposedTime(order);
  const sayHour = useHour();
  const { dueAt, minutes } = proposed ?? { dueAt: order.promisedAt, minutes: 0 };
  return (
    <OfficeButton
      kind="go"
      data-testid="accept"
      isBusy={isSending('accept')}
      onClick={() => (proposed ? act({ kind: 'accept', dueAt }) : openSheet({ name: 'order', orderId: order.id }))}
    >
      <Icon name="check" />
      <Text
        id={minutes > 0 ? 'board.act.acceptLate' : 'board.act.accept'}
        values={{ hour: sayHour(dueAt), minutes, mode: order.mode }}
      />
    </OfficeButton>
  );
}
