import type { Span } from '@comptoir/domain';
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate, toInstant } from '../../db/instants.ts';
import { disputeFunds, disputes, orders } from '../../db/schema/index.ts';

/**
 * Lists what disputes moved of the account's money in a span of time. Amounts and fees are signed cents, the number is
 * null if the payment paid no order.
 */
export async function listDisputeFunds(db: Db, { from, until }: Span) {
  const rows = await db
    .select({
      disputeId: disputes.id,
      number: orders.number,
      reason: disputes.reason,
      amountCents: disputeFunds.amountCents,
      feeCents: disputeFunds.feeCents,
      at: disputeFunds.at,
    })
    .from(disputeFunds)
    .innerJoin(disputes, eq(disputes.id, disputeFunds.disputeId))
    .leftJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(gte(disputeFunds.at, toDate(from)), lt(disputeFunds.at, toDate(until)), ne(disputeFunds.amountCents, 0)))
    .orderBy(asc(disputeFunds.at), asc(disputeFunds.id));
  return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
}
