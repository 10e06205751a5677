import type { Progress } from '../order/progress/progress.ts';

export interface BoardEntry {
  number: number;
  state: Progress;
  arrivedAt: Temporal.Instant;
  /** When the kitchen must have the order ready, and when it must begin. */
  readyAt: Temporal.Instant;
  startAt: Temporal.Instant;
  /** When a cook marked the order as begun; null: no cook did. */
  startedAt: Temporal.Instant | null;
}

const openStates: readonly Progress[] = ['new', 'accepted', 'ready', 'on_the_way'];

/** Whether an order is still open. The board's digest counts open orders. */
export function isOpen({ state }: Pick<BoardEntry, 'state'>): boolean {
  return openStates.includes(state);
}
