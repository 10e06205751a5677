import type { BoardEntry } from './group-board.ts';

/** How an order that the kitchen makes stands by the clock: `soon` in its last five minutes. */
export interface TimeLeft {
  kind: 'ahead' | 'soon' | 'late';
  /** Until it must be ready, begun minutes counted whole; since, when it is late, at least one. */
  minutes: number;
}

const soonMinutes = 5;

/** How long the kitchen has for an order, or how late it is; null: it is not being made (BRD-43). */
export function timeLeft(
  { state, readyAt }: Pick<BoardEntry, 'state' | 'readyAt'>,
  now: Temporal.Instant,
): TimeLeft | null {
  if (state !== 'accepted') return null;
  const minutes = readyAt.since(now).total('minutes');
  if (minutes < 0) return { kind: 'late', minutes: Math.max(1, Math.floor(-minutes)) };
  return { kind: minutes <= soonMinutes ? 'soon' : 'ahead', minutes: Math.ceil(minutes) };
}
