import type { Order } from '../../order/record/order.ts';
import { type RefundedPart, type RefundedUnits, refundAmounts, shareRefund, unitsLeft } from './refund-amounts.ts';
import { refundRefusalWords } from './refund-words.ts';

/**
 * Computes the refund of some lines (positions from 0), at what is left of them, or of the rest. A returned text
 * explains a rejection.
 */
export function decideRefund(order: Order, before: RefundedPart[], lines: number[] | null): RefundedPart | string {
  const left = unitsLeft(order.lines, before);
  const isAllRefunded = before.some((part) => part.lines === null);
  for (const line of lines ?? []) {
    if (!order.lines[line]) return refundRefusalWords.noLine(order.number, line);
    if (left[line] === 0 && !isAllRefunded) return refundRefusalWords.lineDone(order.number, line);
  }
  if (isAllRefunded) return refundRefusalWords.done(order.number);
  const chosen = lines && [...new Set(lines)];
  const units = chosen?.map((line) => ({ line, units: left[line] ?? 0 })) ?? null;
  const amounts = refundAmounts(order, before, units);
  return amounts.amountCents > 0
    ? { lines: chosen, units: null, ...amounts }
    : refundRefusalWords.nothingLeft(order.number);
}

/**
 * Computes the refund of an amount, at least one cent (REP-23). `open` are the units of which the diner may withdraw. A
 * returned text explains a rejection.
 */
export function decideAmount(
  order: Order,
  before: RefundedPart[],
  { amountCents, open }: { amountCents: number; open: RefundedUnits[] },
): RefundedPart | string {
  const rest = decideRefund(order, before, null);
  if (typeof rest === 'string') return rest;
  if (amountCents > rest.amountCents) return refundRefusalWords.tooMuch(order.number);
  if (amountCents === rest.amountCents) return rest;
  return { lines: [], units: null, ...shareRefund(order, before, amountCents, open) };
}
