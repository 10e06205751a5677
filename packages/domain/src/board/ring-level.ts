import type { BoardEntry } from './group-board.ts';

/** How a board rings: not at all, or until somebody answers; louder where nobody did for a minute. */
export type RingLevel = 0 | 1 | 2;

const patienceSeconds = 60;

/**
 * How a board rings for the orders that wait for an answer (BRD-21). Outside of a service a scheduled order does not call: it rings once
 * when it comes, and nobody is waked at night for lunch (BRD-49).
 */
export function ringLevel(
  orders: Iterable<Pick<BoardEntry, 'state' | 'arrivedAt'> & { isScheduled: boolean }>,
  { isOpen, now }: { isOpen: boolean; now: Temporal.Instant },
): RingLevel {
  let level: RingLevel = 0;
  for (const { state, arrivedAt, isScheduled } of orders) {
    if (state !== 'new' || (isScheduled && !isOpen)) continue;
    if (now.since(arrivedAt).total('seconds') >= patienceSeconds) return 2;
    level = 1;
  }
  return level;
}
