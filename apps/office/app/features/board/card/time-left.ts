import type { BoardEntry } from '@comptoir/domain';

/** The time until an order must be ready. `soon`: five minutes or less. */
export interface TimeLeft {
  kind: 'ahead' | 'soon' | 'late';
  /** The minutes until the order must be ready, rounded up; for a late order the minutes since then, at least 1. */
  minutes: number;
}

const soonMinutes = 5;

/** The time left for an accepted order; null in another state (BRD-43). */
export function timeLeft(
  { state, readyAt }: Pick<BoardEntry, 'state' | 'readyAt'>,
  now: Temporal.Instant,
): TimeLeft | null {
  if (state !== 'accepted') return null;
  const minutes = readyAt.since(now).total('minutes');
  if (minutes < 0) return { kind: 'late', minutes: Math.max(1, Math.floor(-minutes)) };
  return { kind: minutes <= soonMinutes ? 'soon' : 'ahead', minutes: Math.ceil(minutes) };
}
