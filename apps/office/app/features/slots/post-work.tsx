import type { KitchenDay, PostWindow } from '@comptoir/contract';
import { quartersPerUnit } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import styles from './kitchen-windows.module.css';

interface PostWorkProps {
  post: KitchenDay['posts'][number];
  hour: string;
  work: PostWindow | undefined;
  onOpen: () => void;
}

const nothing = { ordered: 0, held: 0, capacity: 0, isChanged: false };

/** What a post has to do in a quarter of an hour of what it can: a bar, and the numbers, which open a sheet to change the capacity. */
export function PostWork({ post, hour, work, onOpen }: PostWorkProps) {
  const say = useMessage();
  const format = useFormat();
  const { ordered, held, capacity, isChanged } = work ?? nothing;
  const taken = ordered + held;
  const isFull = taken > 0 && taken >= capacity;
  const share = (quarters: number) => ({ inlineSize: `${(100 * quarters) / Math.max(capacity, taken, 1)}%` });
  const units = (quarters: number) => format.number(quarters / quartersPerUnit);
  const excess = taken - capacity;
  const notes = [
    excess > 0 && say('slots.kitchen.excess', { units: units(excess) }),
    excess === 0 && isFull && say('slots.kitchen.legend.full'),
    held > 0 && say('slots.kitchen.held', { units: units(held), count: held / quartersPerUnit }),
    capacity === 0 && isChanged && say('slots.kitchen.closed'),
    capacity === 0 && !isChanged && post.perWindow > 0 && say('slots.state.paused'),
    isChanged && say('slots.instead', { capacity: post.perWindow }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={classNames(styles.work, isFull && styles.isFull)}
      onClick={onOpen}
      data-testid="post-work"
      data-post={post.id}
    >
      <span className="visually-hidden">{say('slots.kitchen.change', { hour })} </span>
      <span className={styles.name}>{post.name}</span>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.ordered} style={share(ordered)} />
        <i className={styles.held} style={share(held)} />
      </span>
      <span className={styles.numbers}>
        <span className="figures">
          {say('slots.taken', { orders: units(taken), capacity: units(capacity) })}
          <span className="visually-hidden"> </span>
        </span>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
    </button>
  );
}
