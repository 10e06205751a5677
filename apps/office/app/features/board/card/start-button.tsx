import type { BoardOrder } from '@comptoir/contract';
import { useNow } from '@comptoir/web-app/clock';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { isToBegin } from '../../../state/board/group-board.ts';
import { useOrderActions } from '../base/use-order-actions.ts';

/** Starts an order before its planned time. Hidden after that time or once the order is started (BRD-64). */
export function StartButton({ order, onStart }: { order: BoardOrder; onStart?: () => void }) {
  const { pending, isSending, act } = useOrderActions(order);
  const isLeft = useNow((now) => isToBegin(order, now));
  if (!isLeft || pending.some(({ body, phase }) => body.kind === 'start' && phase === 'queued')) return null;
  return (
    <OfficeButton
      kind="outline"
      data-testid="start"
      isBusy={isSending('start')}
      onClick={() => {
        act({ kind: 'start' });
        onStart?.();
      }}
    >
      <Glyph name="chef-hat" />
      <Text id="board.act.start" />
    </OfficeButton>
  );
}
