import type { BoardOrder } from '@comptoir/contract';
import { orderName } from '@comptoir/words';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { useOrderActions } from '../base/use-order-actions.ts';
import { useProposedTime } from '../base/use-proposed-time.ts';
import { AlcoholBand } from '../card/band/alcohol-band.tsx';
import { WithdrawnBand } from '../card/band/withdrawn-band.tsx';
import { OrderLines } from '../card/order-lines.tsx';
import { PackingTags } from '../card/order-tags.tsx';
import { PendingLines } from '../card/pending-lines.tsx';
import { AcceptTimes } from './accept-times.tsx';
import { OrderSteps } from './order-steps.tsx';
import styles from './sheet.module.css';
import { OrderFacts } from './whole/order-facts.tsx';
import { OrderHistory } from './whole/order-history.tsx';
import { OrderMoney } from './whole/order-money.tsx';
import { OrderPapers } from './whole/order-papers.tsx';
import { useLineAmounts } from './whole/use-line-amounts.ts';
import { useOrderSheet } from './whole/use-order-sheet.ts';

/** Shows the data of the card at once and loads the rest of the order (BRD-45). */
export function OrderSheet({ order }: { order: BoardOrder }) {
  const say = useMessage();
  const { state, pending, act } = useOrderActions(order);
  const { answer, ask } = useOrderSheet(order);
  const amounts = useLineAmounts(answer);
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
          <PendingLines order={order} pending={pending} />
          <OrderFacts order={order} answer={answer} />
          <AlcoholBand order={order} />
          <WithdrawnBand withdrawn={order.withdrawn} />
          {order.packing && (
            <div className={styles.tags}>
              <PackingTags notes={order.packing} />
            </div>
          )}
          <OrderLines lines={order.lines} isWhole amounts={amounts} />
          <OrderMoney order={order} answer={answer} />
        </div>
        <div className={styles.parts}>
          {state === 'new' && <AcceptTimes order={order} dueAt={dueAt} onChoose={setChosen} />}
          <OrderPapers order={order} />
          <OrderHistory answer={answer} onRetry={ask} />
        </div>
      </div>
    </BoardSheet>
  );
}
