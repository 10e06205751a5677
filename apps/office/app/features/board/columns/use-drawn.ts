import type { BoardOrder } from '@comptoir/contract';
import { useEffect, useRef } from 'react';
import type { BoardColumn } from '../../../state/board/group-board.ts';
import { useBoard } from '../base/board-context.ts';

/** After a new order is painted, the board rings and reports the order as seen (BRD-07, BRD-16). */
export function useDrawn(columns: Record<BoardColumn, BoardOrder[]>): void {
  const board = useBoard();
  const known = useRef(new Set<string>());
  useEffect(() => {
    const drawn = Object.values(columns).flat();
    const fresh = drawn.filter(({ id }) => !known.current.has(id));
    known.current = new Set(drawn.map(({ id }) => id));
    if (fresh.length > 0) board.drawn(fresh);
  }, [columns, board]);
}
