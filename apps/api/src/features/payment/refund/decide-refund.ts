import type { Order } from '../../order/record/order.ts';
import { type RefundedPart, refundAmounts } from './refund-amounts.ts';
import { refundRefusalWords } from './refund-words.ts';

/** Computes the refund of some lines (positions from 0) or of the rest. A returned text explains a rejection. */
export function decideRefund(order: Order, before: RefundedPart[], lines: number[] | null): RefundedPart | string {
  const earlier = new Set(before.flatMap((part) => part.lines ?? []));
  for (const line of lines ?? []) {
    if (!order.lines[line]) return refundRefusalWords.noLine(order.number, line);
    if (earlier.has(line)) return refundRefusalWords.lineDone(order.number, line);
  }
  if (before.some((part) => part.lines === null)) return refundRefusalWords.done(order.number);
  const part = refundAmounts(order, before, lines && [...new Set(lines)]);
  return part.amountCents > 0 ? part : refundRefusalWords.nothingLeft(order.number);
}
