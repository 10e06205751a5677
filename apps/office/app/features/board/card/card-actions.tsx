import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { AcceptButton } from './accept-button.tsx';
import styles from './card-actions.module.css';
import { HandOverButton } from './hand-over-button.tsx';
import { PendingLines } from './pending-lines.tsx';
import { StartButton } from './start-button.tsx';

function KitchenActions({ order }: { order: BoardOrder }) {
  const { isSending, act } = useOrderActions(order);
  const say = useMessage();
  return (
    <div className={styles.actions}>
      <OfficeButton
        kind="plain"
        data-testid="delay"
        aria-label={say('board.act.delay')}
        isBusy={isSending('delay')}
        onClick={() => openSheet({ name: 'delay', orderId: order.id })}
      >
        <Glyph name="clock-plus" />
      </OfficeButton>
      <OfficeButton kind="ink" data-testid="ready" isBusy={isSending('ready')} onClick={() => act({ kind: 'ready' })}>
        <Glyph name="check-check" />
        <Text id="board.act.ready" />
      </OfficeButton>
    </div>
  );
}

function ReadyActions({ order }: { order: BoardOrder }) {
  const { isSending, act } = useOrderActions(order);
  const say = useMessage();
  return (
    <div className={styles.actions}>
      <OfficeButton
        kind="plain"
        data-testid="recall"
        aria-label={say('board.act.recall')}
        isBusy={isSending('recall')}
        onClick={() => act({ kind: 'recall' })}
      >
        <Glyph name="undo-2" />
      </OfficeButton>
      {order.mode === 'pickup' ? (
        <HandOverButton order={order} />
      ) : (
        <OfficeButton kind="ink" data-testid="leave" isBusy={isSending('leave')} onClick={() => act({ kind: 'leave' })}>
          <Icon name="bike" />
          <Text id="board.act.leave" />
        </OfficeButton>
      )}
    </div>
  );
}

/** The next steps of an order, the likely one the largest; and what became of the last. */
export function CardActions({ order, isLater }: { order: BoardOrder; isLater: boolean }) {
  const { state, pending, isSending } = useOrderActions(order);
  return (
    <>
      <PendingLines order={order} pending={pending} />
      {state === 'new' && (
        <div className={styles.actions}>
          <OfficeButton
            kind="outline"
            data-testid="refuse"
            isBusy={isSending('refuse')}
            onClick={() => openSheet({ name: 'refuse', orderId: order.id })}
          >
            <Text id="board.act.refuse" />
          </OfficeButton>
          <AcceptButton order={order} />
        </div>
      )}
      {state === 'accepted' && isLater && <StartButton order={order} />}
      {state === 'accepted' && !isLater && <KitchenActions order={order} />}
      {state === 'ready' && <ReadyActions order={order} />}
      {state === 'on_the_way' && <HandOverButton order={order} />}
    </>
  );
}
