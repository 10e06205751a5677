/** The state of an arrived order in the restaurant (appendix F12). It is independent of the payment's status. */
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

/** Who accepts orders: no one (they count as accepted for the promised time), the staff at a board, or the shop by itself. */
export type Reception = (typeof receptions)[number];

export const receptions = ['none', 'manual', 'automatic'] as const;

export interface OrderProgress {
  state: Progress;
  stateBefore: Progress | null;
  /** The time that the diner is promised now. The first promise never changes. */
  dueAt: Temporal.Instant;
  acceptedAt: Temporal.Instant | null;
  /** When a cook marked the order as begun; null: it begins at its start time. */
  startedAt: Temporal.Instant | null;
  readyTappedAt: Temporal.Instant | null;
  leftAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}
