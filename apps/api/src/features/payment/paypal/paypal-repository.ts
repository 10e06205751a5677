import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { payments } from '../../../db/schema/index.ts';

/**
 * Notes that the diner is sent to PayPal's page, and when the payment is looked at again. Returns when the diner was first sent
 * there, or null if the payment may not be used any more.
 */
export async function markAway(
  db: Db,
  id: string,
  { returnHash, at, until }: { returnHash: string; at: Temporal.Instant; until: Temporal.Instant },
): Promise<Temporal.Instant | null> {
  const [row] = await db
    .update(payments)
    .set({
      returnHash,
      awayAt: sql`coalesce(${payments.awayAt}, ${toDate(at)})`,
      nextCheckAt: sql`least(${payments.nextCheckAt}, ${toDate(until)})`,
    })
    .where(and(eq(payments.id, id), isNull(payments.orderId), eq(payments.isVoided, false)))
    .returning({ awayAt: payments.awayAt });
  return row?.awayAt ? toInstant(row.awayAt) : null;
}

/** The id of the payment whose address to return to has the token with this hash. */
export async function findReturning(db: Db, returnHash: string): Promise<string | null> {
  const [row] = await db.select({ id: payments.id }).from(payments).where(eq(payments.returnHash, returnHash));
  return row?.id ?? null;
}
