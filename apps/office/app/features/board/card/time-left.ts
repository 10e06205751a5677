import type { BoardEntry } from '@comptoir/domain';

/** The time until an order must be ready. `soon`: the last five minutes. */
export interface TimeLeft {
  kind: 'ahead' | 'soon' | 'late';
  /** Minutes until the order must be ready, rounded up; or by which it is late, at least 1. */
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
