import type { BoardOrder } from '@comptoir/contract';

/** True if the alcohol of an order may not be handed over at that time any more (LAW-30). */
export function isAlcoholLate({ alcoholUntil }: BoardOrder, dueAt: Temporal.Instant): boolean {
  return alcoholUntil !== undefined && Temporal.Instant.compare(dueAt, alcoholUntil) >= 0;
}
