import { nextProgress } from '@comptoir/domain';
import { serverNow } from '@comptoir/web-app/clock';
import { useEffect } from 'react';
import {
  focusedNumber,
  focusNewCard,
  pressFirst,
  pressInFocusedCard,
  watchKeys,
} from '../../platform/watch/watch-keys.ts';
import { pendingOf, useActionStore } from '../../state/board/actions/action-store.ts';
import { projectedState } from '../../state/board/actions/projected-state.ts';
import { listOpen } from '../../state/board/board-store.ts';
import { isToBegin } from '../../state/board/group-board.ts';
import { useKeysStore } from '../../state/board/keys.ts';
import { openSheet } from '../../state/board/sheet-store.ts';
import type { RunningBoard } from '../../state/running/run-board.ts';
import { useBoard } from './base/board-context.ts';

function press(board: RunningBoard, key: string): void {
  if (/^[1-9]$/.test(key)) focusNewCard(Number(key));
  if (key === 'a') pressInFocusedCard('accept');
  if (key === 'c') step(board, 'start');
  if (key === 'p') step(board, 'ready');
  if (key === 'z') pressFirst('take-back');
  if (key === '?') openSheet({ name: 'keys' });
}

/** Changes the order whose card has the focus, if the order's state allows the step (OFC-11). */
function step(board: RunningBoard, kind: 'start' | 'ready'): void {
  const number = focusedNumber();
  const order = listOpen().find((open) => String(open.number) === number);
  if (!order || (kind === 'start' && !isToBegin(order, serverNow()))) return;
  const state = projectedState(order, pendingOf(order.id)(useActionStore.getState()));
  if (nextProgress(kind, { state, stateBefore: null }, order.mode) !== null) void board.act(order, { kind });
}

/** Single-key shortcuts of the board, unless they are turned off (OFC-11). */
export function useBoardKeys(): void {
  const board = useBoard();
  const isOn = useKeysStore(({ choice }) => choice === 'on');
  useEffect(() => (isOn ? watchKeys((key) => press(board, key.toLowerCase())) : undefined), [board, isOn]);
}
