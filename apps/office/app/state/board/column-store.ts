import type { BoardOrder } from '@comptoir/contract';
import { create } from 'zustand';
import { useBoardStore } from './board-store.ts';
import { type BoardColumn, groupBoard, kitchenAt } from './group-board.ts';

type Columns = Record<BoardColumn, BoardOrder[]>;

interface ColumnState {
  columns: Columns;
}

const none: Columns = { new: [], kitchen: [], ready: [], later: [] };

/** The orders by column. They are grouped again only when an order changes or becomes due. */
export const useColumnStore = create<ColumnState>(() => ({ columns: none }));

let seen: { orders: unknown; until: Temporal.Instant | null } = { orders: null, until: null };

/** Groups the orders again if needed. Returns true if an order has moved from "later" to the kitchen (BRD-02). */
export function regroup(now: Temporal.Instant): boolean {
  const { orders } = useBoardStore.getState();
  const isDue = seen.until !== null && Temporal.Instant.compare(seen.until, now) <= 0;
  if (orders === seen.orders && !isDue) return false;
  const columns = groupBoard([...orders.values()], now);
  seen = { orders, until: nextStart(columns.later) };
  useColumnStore.setState({ columns });
  return isDue;
}

function nextStart(later: BoardOrder[]): Temporal.Instant | null {
  const starts = later.map(kitchenAt).sort(Temporal.Instant.compare);
  return starts[0] ?? null;
}
