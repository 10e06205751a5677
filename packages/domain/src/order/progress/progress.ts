/** Where an arrived order stands in the restaurant (appendix F12). Its payment's status is another axis: neither follows from the other. */
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

/** Who accepts orders: nobody (they are accepted unseen, for the promised time), somebody at a board, or the shop by itself. */
export type Reception = (typeof receptions)[number];

export const receptions = ['none', 'manual', 'automatic'] as const;

/** What changes about an order while it is made. Instants are the app's clock. */
export interface OrderProgress {
  state: Progress;
  /** Where it stood before it was done: a recall puts it back there. */
  stateBefore: Progress | null;
  /** What the diner is told now; what they were told when ordering is the promise, which never changes. */
  dueAt: Temporal.Instant;
  acceptedAt: Temporal.Instant | null;
  /** When somebody said that they begin; null: nobody did, it is begun when it is to be. */
  startedAt: Temporal.Instant | null;
  /** When somebody said that it is ready. */
  readyTappedAt: Temporal.Instant | null;
  leftAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}
