import type { BoardOrder } from '@comptoir/contract';
import { classNames, Icon } from '@comptoir/ui';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import type { BoardColumn } from '../../../state/board/group-board.ts';
import { OrderCard } from '../card/order-card.tsx';
import styles from './column.module.css';
import { EmptyColumn } from './empty-column.tsx';

interface ColumnProps {
  name: BoardColumn;
  orders: readonly BoardOrder[];
  /** The column's width relative to the other columns, as a flex-grow value. */
  share: number;
  /** A rail is a narrow, empty column with a vertical name, which leaves its width to the other columns. */
  isRail: boolean;
  className?: string | undefined;
}

/** Orders on their way are below the ready ones, with a heading between them. */
export function Column({ name, orders, share, isRail, className }: ColumnProps) {
  const onTheWay = orders.findIndex(({ state }) => state === 'on_the_way');
  const before = onTheWay < 0 ? orders : orders.slice(0, onTheWay);
  const after = orders.slice(before.length);
  const cards = (some: readonly BoardOrder[]) =>
    some.map((order, position) => (
      <OrderCard
        key={order.id}
        order={order}
        isFolded={name === 'new' && position > 0}
        isLater={name === 'later'}
        startsNear={position < mostInSight}
      />
    ));
  return (
    <section
      className={classNames(styles.column, isRail && styles.rail, className)}
      style={{ flexGrow: isRail ? 0 : Math.max(1, share) }}
      aria-labelledby={`column-${name}`}
      data-testid="board-column"
      data-column={name}
      data-rail={isRail}
    >
      <h2 id={`column-${name}`} className={styles.heading}>
        {name === 'later' ? <Icon name="clock" /> : <Glyph name={drawings[name]} />}
        <Text id={`board.column.${name}`} />
        <span className={classNames(styles.count, 'figures', name === 'new' && orders.length > 0 && styles.calling)}>
          {orders.length}
        </span>
      </h2>
      <div className={classNames(styles.cards, share > 1 && styles.wide)}>
        {orders.length === 0 && <EmptyColumn name={name} isRail={isRail} />}
        {cards(before)}
        {after.length > 0 && (
          <p className={styles.way}>
            <Icon name="bike" />
            <Text id="board.way" />
          </p>
        )}
        {cards(after)}
      </div>
    </section>
  );
}

/** At most this many cards of a column fit on a screen, so the others start without content. */
const mostInSight = 12;

const drawings = { new: 'bell', kitchen: 'chef-hat', ready: 'check-check' } as const;
