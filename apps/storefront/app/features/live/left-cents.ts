import type { LiveOrder } from '@comptoir/contract';

/**
 * What is left to pay in cash of an order that is under way, or to pay back of it, in cents: the receipt's total without
 * what the diner withdrew from (LAW-39) and what was refunded. The refund of a withdrawal is in both lists, once it is
 * requested, so that the greater sum counts. What is left of a tip goes back too.
 */
export function leftCents({
  receipt,
  refunds,
  withdrawal,
}: Pick<LiveOrder, 'receipt' | 'refunds' | 'withdrawal'>): number {
  const withdrawn = (withdrawal?.declared ?? []).filter(({ state }) => state !== 'refused');
  const refunded = refunds.filter(({ status }) => status !== 'refused');
  const tipCents = refunded.reduce((left, { tipCents: back = 0 }) => left - back, receipt.tipCents ?? 0);
  return receipt.totalCents + tipCents - Math.max(sumOf(withdrawn), sumOf(refunded));
}

const sumOf = (parts: { amountCents: number }[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
