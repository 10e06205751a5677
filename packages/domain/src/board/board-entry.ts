import type { Progress } from '../order/progress/progress.ts';

export interface BoardEntry {
  number: number;
  state: Progress;
  arrivedAt: Temporal.Instant;
  readyAt: Temporal.Instant;
  startAt: Temporal.Instant;
  startedAt: Temporal.Instant | null;
}

const openStates: readonly Progress[] = ['new', 'accepted', 'ready', 'on_the_way'];

export function isOpen({ state }: Pick<BoardEntry, 'state'>): boolean {
  return openStates.includes(state);
}
