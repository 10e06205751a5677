import type { Order } from '../../order/record/order.ts';
import { type RefundedPart, refundAmounts } from './refund-amounts.ts';

/** Computes the refund of some lines of an order (positions from 0) or of all that is left; a text tells why there is nothing to refund. */
export function decideRefund(order: Order, before: RefundedPart[], lines: number[] | null): RefundedPart | string {
  const earlier = new Set(before.flatMap((part) => part.lines ?? []));
  for (const line of lines ?? []) {
    if (!order.lines[line]) return `La commande ${order.number} n’a pas de ligne ${line + 1}.`;
    if (earlier.has(line)) return `La ligne ${line + 1} de la commande ${order.number} est déjà remboursée.`;
  }
  if (before.some((part) => part.lines === null)) return `La commande ${order.number} est déjà remboursée.`;
  const part = refundAmounts(order, before, lines && [...new Set(lines)]);
  return part.amountCents > 0 ? part : `Il n’en reste rien à rembourser dans la commande ${order.number}.`;
}
