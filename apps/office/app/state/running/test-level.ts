import { useBoardStore } from '../board/board-store.ts';
import type { RingLevel } from '../sound/ring-level.ts';

/** A test order rings as a new order does, but never louder, because no diner waits for it (REH-08). */
export function testLevel(now: Temporal.Instant): RingLevel {
  const { testOrder } = useBoardStore.getState();
  return testOrder && Temporal.Instant.compare(testOrder.until, now) > 0 ? 1 : 0;
}
