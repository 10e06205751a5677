import type { BoardOrder } from '@comptoir/contract';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { orderName } from '../base/order-name.ts';
import { useOrderActions } from '../base/use-order-actions.ts';
import { useProposedTime } from '../base/use-proposed-time.ts';
import { OrderLines } from '../card/order-lines.tsx';
import { PendingLines } from '../card/pending-lines.tsx';
import { AcceptTimes } from './accept-times.tsx';
import { BoardSheet } from './board-sheet.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderSteps } from './order-steps.tsx';
import styles from './sheet.module.css';

/** Everything that the kitchen knows of an order, and all that can be done with it (BRD-45). */
export function OrderSheet({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const { state, pending, act } = useOrderActions(order);
  const proposed = useProposedTime(order);
  const [chosen, setChosen] = useState<Temporal.Instant | null>(null);
  const dueAt = chosen ?? proposed?.dueAt ?? null;
  const accept = () => {
    if (dueAt) act({ kind: 'accept', dueAt });
    closeSheet();
  };
  return (
    <BoardSheet
      kind="broad"
      testId="order-sheet"
      title={say('board.sheet.title', { number: order.number, name: orderName(order) })}
      footer={<OrderSteps order={order} dueAt={dueAt} onAccept={accept} />}
    >
      <div className={styles.columns}>
        <div className={styles.parts}>
          <PendingLines pending={pending} />
          <OrderFacts order={order} />
          <OrderLines lines={order.lines} isWhole />
          <OrderMoney order={order} />
        </div>
        {state === 'new' && <AcceptTimes order={order} dueAt={dueAt} onChoose={setChosen} />}
      </div>
    </BoardSheet>
  );
}
