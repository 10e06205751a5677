import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { hasAlcohol } from '../base/has-alcohol.ts';
import { isUnpaid } from '../base/order-money.ts';
import { useOrderActions } from '../base/use-order-actions.ts';

interface HandOverButtonProps {
  order: BoardOrder;
  className?: string | undefined;
  /** `outline` is for a button whose step is not the next one. */
  kind?: 'ink' | 'outline';
}

/** Marks an order as handed over. It first asks if due cash was collected (BRD-33), and for an identity if there is alcohol (LAW-29). */
export function HandOverButton({ order, className, kind = 'ink' }: HandOverButtonProps) {
  const { isSending, act } = useOrderActions(order);
  const handOver = () => {
    if (order.dueCents > 0 || hasAlcohol(order)) openSheet({ name: 'hand-over', orderId: order.id });
    else act({ kind: 'hand-over', isCashCollected: isUnpaid(order) ? true : null });
  };
  return (
    <OfficeButton
      kind={kind}
      className={className}
      data-testid="hand-over"
      isBusy={isSending('hand-over')}
      onClick={handOver}
    >
      <Icon name={order.mode === 'pickup' ? 'hand-coins' : 'house'} />
      <Text id={`board.act.handOver.${order.mode}`} />
    </OfficeButton>
  );
}
