import type { BoardOrder } from '@comptoir/contract';
import { classNames, Icon } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { orderName } from '@comptoir/words';
import { memo } from 'react';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { Age } from '../base/age.tsx';
import { useHour } from '../base/use-hour.ts';
import { AlcoholBand } from './band/alcohol-band.tsx';
import { WithdrawnBand } from './band/withdrawn-band.tsx';
import { CardActions } from './card-actions.tsx';
import styles from './order-card.module.css';
import { FoldedLines, OrderLines } from './order-lines.tsx';
import { OrderTags, PackingTags } from './order-tags.tsx';
import { timeLeft } from './time-left.ts';
import { useNear } from './use-near.ts';

/** The id of the element with the order's number. It labels the card for screen readers. */
const numberId = ({ id }: BoardOrder) => `number-${id}`;

interface OrderCardProps {
  order: BoardOrder;
  /** A folded card shows one or two lines. Of several new orders, only the oldest is unfolded (BRD-03). */
  isFolded?: boolean;
  /** `isLater` means that the order starts later, so the card shows one or two lines. */
  isLater?: boolean;
  /** `startsNear` is true for the first cards of a column, which render their content at once. */
  startsNear?: boolean;
}

/** An order on the board. Far from the viewport the card is an empty frame with the number (BRD-44). */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, isLater = false, startsNear = false } = props;
  const isLate = useNow((now) => timeLeft(order, now)?.kind === 'late');
  const { ref, isNear, height } = useNear(startsNear);
  const { number, state, version } = order;
  return (
    <article
      ref={ref}
      style={{ height }}
      className={classNames(
        styles.card,
        styles[state],
        !isNear && styles.far,
        isLate && styles.late,
        isLater && styles.later,
      )}
      tabIndex={-1}
      aria-labelledby={numberId(order)}
      data-testid="order-card"
      data-number={number}
      data-state={state}
      data-version={version}
      data-late={isLate}
    >
      {isNear ? (
        <CardContent {...props} />
      ) : (
        <span id={numberId(order)} className={styles.number}>
          {number}
        </span>
      )}
    </article>
  );
});

function CardContent({ order, isFolded = false, isLater = false }: OrderCardProps) {
  const Lines = isFolded || isLater ? FoldedLines : OrderLines;
  const isGone = order.state === 'on_the_way';
  return (
    <>
      {order.state === 'new' && <NewBand order={order} />}
      <CardHead order={order} />
      <div className={styles.tags} data-testid="tags">
        <OrderTags order={order} />
      </div>
      <AlcoholBand order={order} />
      <WithdrawnBand withdrawn={order.withdrawn} />
      {!isGone && <Lines lines={order.lines} />}
      {!isGone && order.packing && (
        <div className={styles.tags}>
          <PackingTags notes={order.packing} />
        </div>
      )}
      <CardActions order={order} isLater={isLater} />
    </>
  );
}

function NewBand({ order }: { order: BoardOrder }) {
  const say = useMessage();
  return (
    <div className={styles.band}>
      {/* The swinging bell has its own layer, so that the card is not painted in each frame. */}
      <span data-bell>
        <Glyph name="bell-ring" />
      </span>
      <Text id="board.card.fresh" values={{ mode: say(`board.mode.${order.mode}`) }} />
      <Age since={order.arrivedAt} />
    </div>
  );
}

function CardHead({ order }: { order: BoardOrder }) {
  const sayHour = useHour();
  return (
    <button type="button" className={styles.head} onClick={() => openSheet({ name: 'order', orderId: order.id })}>
      <Text id="board.card.open" className="visually-hidden" />
      <span id={numberId(order)} className={styles.number}>
        {order.state === 'ready' && <Icon name="check" />}
        {order.number}
      </span>
      <span className={styles.who}>{orderName(order)}</span>
      <span className={styles.due}>{sayHour(order.dueAt)}</span>
    </button>
  );
}
