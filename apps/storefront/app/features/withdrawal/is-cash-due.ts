import type { Followed } from '../../state/live/followed-order.ts';

/** True if the diner still has to pay the order in cash, so that nothing is paid back for what is withdrawn. */
export function isCashDue(order: Followed['order']): boolean {
  if (order.form !== 'whole') return false;
  const { paymentMethod, status } = order.receipt;
  return paymentMethod === 'cash' && status === 'pending';
}
