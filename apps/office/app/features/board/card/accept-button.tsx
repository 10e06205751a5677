import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { isAlcoholLate } from '../base/is-alcohol-late.ts';
import { useHour } from '../base/use-hour.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { useProposedTime } from '../base/use-proposed-time.ts';

/**
 * Accepts an order with one tap and shows the time (BRD-27, BRD-28). If no time is possible, or only one after the hours of alcohol,
 * the sheet says so first (LAW-30).
 */
export function AcceptButton({ order }: { order: BoardOrder }) {
  const { isSending, act } = useOrderActions(order);
  const proposed = useProposedTime(order);
  const sayHour = useHour();
  const { dueAt, minutes } = proposed ?? { dueAt: order.promisedAt, minutes: 0 };
  const accept = () => {
    if (proposed && !isAlcoholLate(order, dueAt)) act({ kind: 'accept', dueAt });
    else openSheet({ name: 'order', orderId: order.id });
  };
  return (
    <OfficeButton kind="go" data-testid="accept" isBusy={isSending('accept')} onClick={accept}>
      <Icon name="check" />
      <Text
        id={minutes > 0 ? 'board.act.acceptLate' : 'board.act.accept'}
        values={{ hour: sayHour(dueAt), minutes, mode: order.mode }}
      />
    </OfficeButton>
  );
}
