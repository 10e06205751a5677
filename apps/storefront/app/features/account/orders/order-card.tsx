import type { PastOrder } from '@comptoir/contract';
import { Button, buttonClass, classNames, Tile, tintAt } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Money } from '../../../messages/money.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { dishPicture } from '../../../state/shop/dish-picture.ts';
import { useItemLook } from '../../../state/shop/use-item-look.ts';
import styles from './order-card.module.css';
import { StatusBadge, useOrderWords } from './order-words.tsx';

/** The most pictures that fit in a row on a phone. */
const mostPictures = 4;

interface OrderCardProps {
  order: PastOrder;
  detail: string;
  /** `onAgain` is null if the order cannot be repeated now. */
  onAgain: ((order: PastOrder) => void) | null;
}

export function OrderCard({ order, detail, onAgain }: OrderCardProps) {
  const say = useMessage();
  const lookOf = useItemLook();
  const { placed, promised } = useOrderWords();
  const number = String(order.orderNumber);
  const dishes = [...order.lines, ...order.freeLines];
  const pictured = [...new Map(dishes.map(({ itemId }) => [itemId, lookOf(itemId)])).values()];
  return (
    <article className={styles.order} data-testid="order" data-order={order.orderNumber}>
      <div className="row between">
        <div>
          <h2 className={classNames(styles.number, 'figures')}>{say('account.orders.number', { number })}</h2>
          <p className="small muted">{placed(order)}</p>
        </div>
        <StatusBadge status={order.status} />
      </div>
      <div className="row between">
        <div className={styles.pictures} aria-hidden="true">
          {pictured.slice(0, mostPictures).map(({ image, position }, index) => (
            <Tile
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
              key={index}
              picture={dishPicture(image)}
              tint={tintAt(position)}
              placeholder="utensils"
              className={styles.picture}
            />
          ))}
        </div>
        <b className={styles.total}>
          <Money cents={order.amounts.totalCents} />
        </b>
      </div>
      <div className="small">
        <p>{dishes.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
        <p className="muted">{promised(order)}</p>
      </div>
      <div className={classNames(styles.actions, 'row')}>
        <Button
          kind="dark"
          isSmall
          data-testid="order-again"
          aria-label={say('account.orders.againOf', { number })}
          disabled={!onAgain}
          onClick={() => onAgain?.(order)}
        >
          {say('account.orders.again')}
        </Button>
        <Link
          className={buttonClass('outline', { isSmall: true })}
          to={detail}
          keepsScroll
          aria-label={say('account.orders.detailsOf', { number })}
        >
          {say('account.orders.details')}
        </Link>
      </div>
    </article>
  );
}
