import type { BoardOrder } from '@comptoir/contract';

/** True if the cash of an order was not collected yet. Nothing may be due of it, because all of it was withdrawn. */
export function isUnpaid(order: BoardOrder): boolean {
  return order.dueCents > 0 || order.isUnpaid === true;
}

/** What a refund of the whole order would pay back, in cents: neither what was refunded nor what was withdrawn. */
export function refundableCents(order: BoardOrder): number {
  return isUnpaid(order) ? 0 : (order.leftCents ?? order.totalCents);
}
