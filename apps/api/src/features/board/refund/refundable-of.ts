import type { Refundable } from '@comptoir/contract';
import type { Order } from '../../order/record/order.ts';
import { type RefundedPart, refundAmounts, unitsLeft } from '../../payment/refund/refund-amounts.ts';

/** What is left of a paid order to pay back, in all and of each line. */
export function refundableOf(order: Order, before: RefundedPart[]): Refundable {
  const left = unitsLeft(order.lines, before);
  return {
    method: order.paymentMethod,
    totalCents: order.totalCents,
    leftCents: leftCentsOf(order, before),
    lines: order.lines.map(({ name }, line) => {
      const units = left[line] ?? 0;
      return { name, units, amountCents: refundAmounts(order, before, [{ line, units }]).amountCents };
    }),
  };
}

/** What is left of a paid order to pay back, in cents. */
export function leftCentsOf(order: Order, before: RefundedPart[]): number {
  const isOver = before.some(({ lines }) => lines === null);
  return isOver ? 0 : refundAmounts(order, before, null).amountCents;
}
