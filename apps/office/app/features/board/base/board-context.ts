import { createContext, useContext } from 'react';
import type { RunningBoard } from '../../../state/running/run-board.ts';

export const BoardContext = createContext<RunningBoard | null>(null);

export function useBoard(): RunningBoard {
  const board = useContext(BoardContext);
  if (!board) throw new Error('Outside of BoardContext');
  return board;
}
