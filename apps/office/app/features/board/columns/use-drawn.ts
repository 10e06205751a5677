import type { BoardOrder } from '@comptoir/contract';
import { useEffect, useRef } from 'react';
import type { BoardColumn } from '../../../state/board/group-board.ts';
import { useBoard } from '../base/board-context.ts';

/**
 * Reports orders that are rendered for the first time: after the paint they ring, and the server is told that they were
 * seen (BRD-07, BRD-16).
 */
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
