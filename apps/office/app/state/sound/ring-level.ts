import type { BoardEntry } from '@comptoir/domain';

/** Level 0 is silent, 1 rings until the order is answered, 2 rings louder after a minute without an answer. */
export type RingLevel = 0 | 1 | 2;

const patienceSeconds = 60;

/** While the restaurant is closed, a scheduled order is silent here: the board strikes the bell once when it arrives (BRD-21, BRD-49). */
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
