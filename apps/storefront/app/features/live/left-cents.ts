import type { LiveOrder } from '@comptoir/contract';

/**
 * What is left to pay in cash of an order that is under way, or to pay back to its card, in cents: the receipt's total
 * without what the diner withdrew from (LAW-39) and what was refunded. The refunds of a card include its withdrawals.
 */
export function leftCents({
  receipt,
  refunds,
  withdrawal,
}: Pick<LiveOrder, 'receipt' | 'refunds' | 'withdrawal'>): number {
  const taken =
    receipt.paymentMethod === 'card'
      ? refunds.filter(({ status }) => status !== 'refused')
      : (withdrawal?.declared ?? []).filter(({ state }) => state !== 'refused');
  return taken.map(({ amountCents }) => amountCents).reduce((left, cents) => left - cents, receipt.totalCents);
}
