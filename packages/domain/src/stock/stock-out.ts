/** What the kitchen can run out of: a dish, or one choice of its options wherever it is offered. */
export const stockKinds = ['item', 'choice'] as const;
export type StockKind = (typeof stockKinds)[number];

export interface StockTarget {
  kind: StockKind;
  id: number;
}

/** What is sold out, as the kitchen said. */
export interface StockOut extends StockTarget {
  /** From when there is some again; null: until somebody puts it back. */
  until: Temporal.Instant | null;
  /** Who said so last, and when. */
  by: string;
  at: Temporal.Instant;
}

/** Whether something is sold out at an instant by this: it ends by itself (STK-05). */
export function holdsAt({ until }: Pick<StockOut, 'until'>, at: Temporal.Instant): boolean {
  return until === null || Temporal.Instant.compare(at, until) < 0;
}

/** Of two ends the later one; one that nobody knows is later than any (STK-13). */
export function laterUntil(one: Temporal.Instant | null, other: Temporal.Instant | null): Temporal.Instant | null {
  if (one === null || other === null) return null;
  return Temporal.Instant.compare(one, other) < 0 ? other : one;
}

/** The earlier one. */
export function earlierUntil(one: Temporal.Instant | null, other: Temporal.Instant | null): Temporal.Instant | null {
  if (one === null) return other;
  return laterUntil(one, other) === one ? other : one;
}
