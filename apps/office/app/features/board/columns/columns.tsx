import type { BoardOrder } from '@comptoir/contract';
import { classNames } from '@comptoir/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Text } from '../../../messages/text.ts';
import { noteArrivals } from '../../../platform/watch/watch-taps.ts';
import { useColumnStore } from '../../../state/board/column-store.ts';
import type { BoardColumn } from '../../../state/board/group-board.ts';
import { Column } from './column.tsx';
import styles from './columns.module.css';
import { useDrawn } from './use-drawn.ts';

const names: readonly BoardColumn[] = ['new', 'kitchen', 'ready', 'later'];

/** From these numbers of orders on, a column is two, three and four cards wide. */
const wider = [3, 7, 13];

/** The relative width of each column, by its number of orders (BRD-62). */
function shareOf(columns: Record<BoardColumn, BoardOrder[]>): Record<BoardColumn, number> {
  const share = ({ length }: BoardOrder[]) => (length === 0 ? 0 : 1 + wider.filter((from) => length >= from).length);
  const { new: fresh, kitchen, ready, later } = columns;
  return {
    new: share(fresh),
    kitchen: share(kitchen),
    ready: Math.min(2, share(ready)),
    later: Math.min(1, share(later)),
  };
}

/** A phone shows one of the four columns at a time (BRD-01). */
export function Columns() {
  const columns = useColumnStore((state) => state.columns);
  const shares = shareOf(columns);
  const isCrowded = Object.values(shares).some((share) => share > 1);
  const [shown, setShown] = useState<BoardColumn>('new');
  useDrawn(columns);
  useArrivals(columns);
  return (
    <>
      <nav className={styles.tabs}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
            <b className="figures">{columns[name].length}</b>
            <Text id={`board.column.${name}`} />
          </button>
        ))}
      </nav>
      <div className={styles.columns}>
        {names.map((name) => (
          <Column
            key={name}
            name={name}
            orders={columns[name]}
            share={shares[name]}
            isRail={isCrowded && shares[name] === 0}
            className={classNames(styles[name], shown === name && styles.shown)}
          />
        ))}
      </div>
    </>
  );
}

/** Records the cards that moved to another card's place, so that taps meant for that card are ignored (BRD-60). */
function useArrivals(columns: Record<BoardColumn, BoardOrder[]>): void {
  const before = useRef(columns);
  useLayoutEffect(() => {
    const isReshaped = names.some((name) => shareOf(before.current)[name] !== shareOf(columns)[name]);
    for (const name of names) {
      const [was, is] = [before.current[name], columns[name]];
      const first = is.findIndex(({ id }, position) => id !== was[position]?.id);
      const stood = new Set(was.map(({ id }) => id));
      // After a change of the columns' widths, all cards have moved.
      const moved = isReshaped ? is.filter(({ id }) => stood.has(id)) : [];
      const followed = first < 0 ? [] : is.slice(first, was.length);
      noteArrivals([...moved, ...followed].map(({ number }) => number));
    }
    before.current = columns;
  }, [columns]);
}
