import type { Board, BoardOrder, Service } from '@comptoir/contract';
import { isOpen } from '@comptoir/domain';
import { create } from 'zustand';
import type { ConnectionView } from './connection/board-connection.ts';

interface BoardState {
  /** What the board knows, each order in its newest version, by id: the open ones, and those that ended lately. */
  orders: ReadonlyMap<string, BoardOrder>;
  /** How the restaurant stands; null: the server has not said yet. */
  service: Service | null;
  /** As of when all of it was kept, where the server has not told anything yet; null: it has, or nothing was kept (OFC-15). */
  keptAt: Temporal.Instant | null;
  connection: ConnectionView;
}

/** What this screen shows of the kitchen. */
export const useBoardStore = create<BoardState>(() => ({
  orders: new Map(),
  service: null,
  keptAt: null,
  connection: { state: 'live', isPolling: false, heardAt: 0 },
}));

/** Takes an order as it came: what is no newer than what is known changes nothing, in whatever order it comes (decision 25). */
export function takeOrder(order: BoardOrder): void {
  const { orders } = useBoardStore.getState();
  const known = orders.get(order.id);
  if (known && known.version >= order.version) return;
  useBoardStore.setState({ orders: new Map(orders).set(order.id, order) });
}

/**
 * Takes the whole in the place of all that was known, but for orders of which the stream has told since the whole was asked for: it
 * may be older than that.
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
  // How long cooking takes is a setting, not a step of the order. The same object where nothing changed: its card is not drawn again.
  const isSame = known.readyAt.equals(order.readyAt) && known.startAt.equals(order.startAt);
  return known.version > order.version || isSame ? known : order;
}

/** The open orders that the board holds. */
export function listOpen(): BoardOrder[] {
  return [...useBoardStore.getState().orders.values()].filter(isOpen);
}

/** For so long what ended can be found; hours. */
const shownHours = 2;

/** Lets go of what ended long ago: a board is open all evening. */
export function forgetEnded(now: Temporal.Instant): void {
  const { orders } = useBoardStore.getState();
  const since = now.subtract({ hours: shownHours });
  const kept = [...orders].filter(([, { endedAt }]) => !endedAt || Temporal.Instant.compare(endedAt, since) > 0);
  if (kept.length < orders.size) useBoardStore.setState({ orders: new Map(kept) });
}
