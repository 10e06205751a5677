import type { LiveOrder } from '@comptoir/contract';

/** The receipt's total without what the diner withdrew from, in cents: what is left to pay or to pay back (LAW-39). */
export function unwithdrawnCents({ receipt, withdrawal }: Pick<LiveOrder, 'receipt' | 'withdrawal'>): number {
  const accepted = withdrawal?.declared.filter(({ state }) => state !== 'refused') ?? [];
  return accepted.reduce((left, { amountCents }) => left - amountCents, receipt.totalCents);
}
