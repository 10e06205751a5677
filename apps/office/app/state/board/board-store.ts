import type { Board, BoardOrder, Service } from '@comptoir/contract';
import { isOpen } from '@comptoir/domain';
import { create } from 'zustand';
import type { ConnectionView } from './connection/board-connection.ts';

interface BoardState {
  /** The newest version of each order, by id: all open orders and the recently closed ones. */
  orders: ReadonlyMap<string, BoardOrder>;
  /** The restaurant's state; null: the server has not answered yet. */
  service: Service | null;
  /** The time of the stored data, until the server answers; null: the data is live, or nothing was stored (OFC-15). */
  keptAt: Temporal.Instant | null;
  connection: ConnectionView;
}

export const useBoardStore = create<BoardState>(() => ({
  orders: new Map(),
  service: null,
  keptAt: null,
  connection: { state: 'live', isPolling: false, heardAt: 0 },
}));

/** Stores an order unless the known version is as new: messages may arrive out of order (decision 25). */
export function takeOrder(order: BoardOrder): void {
  const { orders } = useBoardStore.getState();
  const known = orders.get(order.id);
  if (known && known.version >= order.version) return;
  useBoardStore.setState({ orders: new Map(orders).set(order.id, order) });
}

/**
 * Replaces all orders by the server's list. An order that the stream brought since the request began (`heard`) stays,
 * since the list may be older.
 */
export function takeBoard({ orders, service }: Board, heard: ReadonlySet<string>): void {
  const known = useBoardStore.getState().orders;
  const taken = new Map(orders.map((order) => [order.id, newer(order, known.get(order.id))]));
  for (const id of heard) {
    const order = known.get(id);
    if (order && !taken.has(id)) taken.set(id, order);
  }
  useBoardStore.setState({ orders: taken, service, keptAt: null });
}

function newer(order: BoardOrder, known: BoardOrder | undefined): BoardOrder {
  if (!known || known.version < order.version) return order;
  // A new cooking time changes no version. An unchanged order keeps its object, so that its card is not rendered.
  const isSame = known.readyAt.equals(order.readyAt) && known.startAt.equals(order.startAt);
  return known.version > order.version || isSame ? known : order;
}

export function listOpen(): BoardOrder[] {
  return [...useBoardStore.getState().orders.values()].filter(isOpen);
}

/** The hours during which a closed order can be found. */
const shownHours = 2;

/** Removes orders that closed long ago, since a board stays open all evening. */
export function forgetEnded(now: Temporal.Instant): void {
  const { orders } = useBoardStore.getState();
  const since = now.subtract({ hours: shownHours });
  const kept = [...orders].filter(([, { endedAt }]) => !endedAt || Temporal.Instant.compare(endedAt, since) > 0);
  if (kept.length < orders.size) useBoardStore.setState({ orders: new Map(kept) });
}
