import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { closes, orders } from '../../../db/schema/index.ts';
import type { Close } from '../record/books-repository.ts';

/** What was over by then may go. The database's clock has a word too: a clock that runs ahead ends no order early. */
export async function findDeadline(db: Db, wished: Temporal.Instant): Promise<Temporal.Instant> {
  const { rows } = await db.execute(
    sql`select extract(epoch from least(${toDate(wished).toISOString()}::timestamptz, now() - interval '10 years')) as seconds`,
  );
  const [row] = rows as { seconds: string }[];
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(Number(row?.seconds) * 1000));
}

/** The oldest closed year after one; null if there is none. */
export async function findYearAfter(db: Db, period: string | null): Promise<Close | null> {
  const [row] = await db
    .select()
    .from(closes)
    .where(and(eq(closes.kind, 'year'), gt(closes.period, period ?? '')))
    .orderBy(asc(closes.period))
    .limit(1);
  return row ? { ...row, closedAt: toInstant(row.closedAt) } : null;
}

/**
 * Deletes at most `limit` orders whose entries are all sealed up to a place, and the contents of these entries. Other orders stay
 * with their contents, such as one of December that was paid back in January. Returns how many went.
 */
export async function purgeOrders(
  db: Db,
  { last, placedBefore }: { last: number; placedBefore: Temporal.Instant },
  limit: number,
): Promise<number> {
  const isOver = sql`(select bool_and(coalesce(seq <= ${last}, false)) from book_entries where order_id = ${orders.id})`;
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(lt(orders.placedAt, toDate(placedBefore)), isOver))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return 0;
    // Asked again under the lock: an entry may have been written meanwhile.
    const held = inArray(
      orders.id,
      found.map(({ id }) => id),
    );
    const over = await tx.select({ id: orders.id }).from(orders).where(and(held, isOver));
    const ids = sql.param(over.map(({ id }) => id));
    if (over.length > 0) await tx.execute(sql`select forget_orders('{}'::uuid[], ${ids}::uuid[])`);
    return over.length;
  });
}
