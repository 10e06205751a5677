import type { Board, BoardOrder, Service, TestOrder } from '@comptoir/contract';
import { isOpen } from '@comptoir/domain';
import { create } from 'zustand';
import type { ConnectionView } from './connection/board-connection.ts';

interface BoardState {
  /** The latest version of each order by id: open orders and recently closed ones. */
  orders: ReadonlyMap<string, BoardOrder>;
  /** `service` is null until the server has answered. */
  service: Service | null;
  /** The time of the stored data that is shown until the server answers. Null if the data is live (OFC-15). */
  keptAt: Temporal.Instant | null;
  /** The test order that all boards show and ring for (REH-08). */
  testOrder: TestOrder | null;
  connection: ConnectionView;
}

export const useBoardStore = create<BoardState>(() => ({
  orders: new Map(),
  service: null,
  keptAt: null,
  testOrder: null,
  connection: { state: 'live', isPolling: false, heardAt: 0 },
}));

/** Ignores an older version of an order, because messages may arrive out of order. */
export function takeOrder(order: BoardOrder): void {
  const { orders } = useBoardStore.getState();
  const known = orders.get(order.id);
  if (known && known.version >= order.version) return;
  useBoardStore.setState({ orders: new Map(orders).set(order.id, order) });
}

/** Replaces all orders by the server's list. Orders in `heard` are newer than the list, so they stay. */
export function takeBoard({ orders, service, testOrder }: Board, heard: ReadonlySet<string>): void {
  const known = useBoardStore.getState().orders;
  const taken = new Map(orders.map((order) => [order.id, newer(order, known.get(order.id))]));
  for (const id of heard) {
    const order = known.get(id);
    if (order && !taken.has(id)) taken.set(id, order);
  }
  useBoardStore.setState({ orders: taken, service, testOrder, keptAt: null });
}

function newer(order: BoardOrder, known: BoardOrder | undefined): BoardOrder {
  if (!known || known.version < order.version) return order;
  // A changed cooking time has no new version. An unchanged order keeps its object, so that its card does not render.
  const isSame = known.readyAt.equals(order.readyAt) && known.startAt.equals(order.startAt);
  return known.version > order.version || isSame ? known : order;
}

export function listOpen(): BoardOrder[] {
  return [...useBoardStore.getState().orders.values()].filter(isOpen);
}

/** The number of hours in which a closed order can still be found. */
const shownHours = 2;

/** Removes orders that closed long ago, because a board stays open all evening. */
export function forgetEnded(now: Temporal.Instant): void {
  const { orders } = useBoardStore.getState();
  const since = now.subtract({ hours: shownHours });
  const kept = [...orders].filter(([, { endedAt }]) => !endedAt || Temporal.Instant.compare(endedAt, since) > 0);
  if (kept.length < orders.size) useBoardStore.setState({ orders: new Map(kept) });
}
