import type { OrderNote } from '@comptoir/contract';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { bookEntries, orderCompanies, orderEvents, orders } from '../../../db/schema/index.ts';

interface Part {
  /** Orders from `from` on, and before `to`; null for all. */
  range: { from: Temporal.Instant; to: Temporal.Instant } | null;
  before: number | null;
  limit: number;
}

const copies = sql<number>`(
  select count(*)::int from ${bookEntries}
  where ${bookEntries.orderId} = ${orders.id} and ${bookEntries.kind} = 'duplicate'
    and ${bookEntries.content}::jsonb ->> 'of' in ('receipt', 'confirmation')
)`;

const told = sql<OrderNote['status']>`
  case when ${orders.status} = 'pending' and exists (
      select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.kind} = 'cash_presumed')
    then 'presumed' else ${orders.status} end`;

/** The notes of orders that are no company's, newest first: a company has its invoice (BOK-52). */
export async function listNotes(db: Db, { range, before, limit }: Part): Promise<OrderNote[]> {
  const { number, placedAt, totalCents } = orders;
  const rows = await db
    .select({ number, placedAt, totalCents, status: told, copies })
    .from(orders)
    .leftJoin(orderCompanies, eq(orderCompanies.orderId, orders.id))
    .where(
      and(
        isNull(orderCompanies.orderId),
        before === null ? undefined : lt(number, before),
        range ? and(gte(placedAt, toDate(range.from)), lt(placedAt, toDate(range.to))) : undefined,
      ),
    )
    .orderBy(desc(number))
    .limit(limit);
  return rows.map((row) => ({ ...row, placedAt: toInstant(row.placedAt) }));
}
