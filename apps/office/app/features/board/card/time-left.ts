import type { BoardEntry } from '@comptoir/domain';

/** The time until an accepted order must be ready. `soon` means five minutes or less. */
export interface TimeLeft {
  kind: 'ahead' | 'soon' | 'late';
  /** Minutes until the order must be ready, rounded up. For a late order: the minutes since then, at least 1. */
  minutes: number;
}

const soonMinutes = 5;

/** Returns null unless the order is accepted, because only an accepted order has a time left (BRD-43). */
export function timeLeft(
  { state, readyAt }: Pick<BoardEntry, 'state' | 'readyAt'>,
  now: Temporal.Instant,
): TimeLeft | null {
  if (state !== 'accepted') return null;
  const minutes = readyAt.since(now).total('minutes');
  if (minutes < 0) return { kind: 'late', minutes: Math.max(1, Math.floor(-minutes)) };
  return { kind: minutes <= soonMinutes ? 'soon' : 'ahead', minutes: Math.ceil(minutes) };
}
