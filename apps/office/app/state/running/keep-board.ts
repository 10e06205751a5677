import { boardSchema, fromWire, readObject, toWire } from '@comptoir/contract';
import { digestBoard, isOpen } from '@comptoir/domain';
import { hearServerDate, serverNow, useClockStore } from '@comptoir/web-app/clock';
import { readKept, writeKept } from '../../platform/kept-value.ts';
import { useBoardStore } from '../board/board-store.ts';
import { forgetBoard, keptBoardKey } from '../kept-board.ts';

export async function keepBoard(): Promise<void> {
  const { orders: known, service, connection, keptAt } = useBoardStore.getState();
  if (connection.state === 'out') return forgetBoard();
  if (connection.state !== 'live' || !service || keptAt !== null) return;
  const orders = [...known.values()];
  const open = orders.filter(isOpen);
  const board = {
    serverTime: serverNow(),
    cursor: '',
    open: open.length,
    digest: digestBoard(open),
    service,
    orders,
    testOrder: null,
  };
  const { offsetMilliseconds } = useClockStore.getState();
  await writeKept(keptBoardKey, { board: toWire(boardSchema, board), offsetMilliseconds });
}

/** Shows the stored board with the clock of that time, until the server answers. */
export async function showKeptBoard(): Promise<void> {
  const kept = readObject(await readKept(keptBoardKey));
  const board = fromWire(boardSchema, kept.board);
  if (!board || useBoardStore.getState().service) return;
  if (typeof kept.offsetMilliseconds === 'number') hearServerDate(Date.now() + kept.offsetMilliseconds);
  const orders = new Map(board.orders.map((order) => [order.id, order]));
  useBoardStore.setState({ orders, service: board.service, keptAt: board.serverTime });
}
