export type Progress = (typeof progressStates)[number];

export const progressStates = [
  'new',
  'accepted',
  'ready',
  'on_the_way',
  'done',
  'refused',
  'cancelled',
  'no_show',
] as const;

/** Orders are accepted by default for the promised time (`none`), by the staff at a board, or by the shop automatically. */
export type Reception = (typeof receptions)[number];

export const receptions = ['none', 'manual', 'automatic'] as const;

export interface OrderProgress {
  state: Progress;
  stateBefore: Progress | null;
  dueAt: Temporal.Instant;
  acceptedAt: Temporal.Instant | null;
  startedAt: Temporal.Instant | null;
  readyTappedAt: Temporal.Instant | null;
  leftAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}
