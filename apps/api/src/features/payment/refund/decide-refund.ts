import type { Order } from '../../order/record/order.ts';
import { type RefundedPart, refundAmounts } from './refund-amounts.ts';

/**
 * What paying back some lines of an order (positions, from 0), or all that is left of it, takes from it; a text: why there is nothing to
 * pay back.
 */
export function decideRefund(order: Order, before: RefundedPart[], lines: number[] | null): RefundedPart | string {
  const earlier = new Set(before.flatMap((part) => part.lines ?? []));
  for (const line of lines ?? []) {
    if (!order.lines[line]) return `Order ${order.number} has no line ${line + 1}.`;
    if (earlier.has(line)) return `Line ${line + 1} of order ${order.number} was paid back before.`;
  }
  if (before.some((part) => part.lines === null)) return `Order ${order.number} was paid back before.`;
  const part = refundAmounts(order, before, lines && [...new Set(lines)]);
  return part.amountCents > 0 ? part : `Nothing of this is left to pay back in order ${order.number}.`;
}
