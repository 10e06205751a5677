import { withdrawalEnd } from '../law/withdrawal-end.ts';
import { slotSpan } from '../schedule/slot-span.ts';
import { parseOrderDate } from './order-date.ts';
import type { Progress } from './progress/progress.ts';

export interface EndedOrder {
  state: Progress;
  endedAt: Temporal.Instant | null;
  /** A person recorded the hand-over. False if the shop ended the order by itself. */
  isHandOverTapped: boolean;
  /** The requested time: "ASAP" or "YYYY-MM-DD HH:MM[-HH:MM]". */
  dateText: string;
}

/**
 * The instant from which the term of a withdrawal counts; null before it. An order that the shop ended by itself may
 * have been handed over until its slot ended. An order that was not collected counts from its end.
 */
export function handOverAt(
  { endedAt, isHandOverTapped, dateText }: EndedOrder,
  timeZone: string,
): Temporal.Instant | null {
  if (!endedAt || isHandOverTapped) return endedAt;
  const date = parseOrderDate(dateText);
  const slot = date?.kind === 'slot' ? slotSpan(date.date, date.value, timeZone) : null;
  return slot && slot.end > endedAt.epochMilliseconds ? Temporal.Instant.fromEpochMilliseconds(slot.end) : endedAt;
}

/** The end of an order's term, null before the hand-over. `none` if the order was refused or cancelled (LAW-33). */
export function withdrawalTerm(
  order: EndedOrder,
  timeZone: string,
): { handOver: Temporal.Instant | null; until: Temporal.Instant | null } | 'none' {
  if (order.state === 'refused' || order.state === 'cancelled') return 'none';
  const handOver = handOverAt(order, timeZone);
  return { handOver, until: handOver && withdrawalEnd(handOver.toZonedDateTimeISO(timeZone)).toInstant() };
}
