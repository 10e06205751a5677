import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { distanceAnswers } from '../../../db/schema/index.ts';
import type { MeasuredAddress } from './measured-address.ts';

export async function readDistance(db: Db, key: string, since: Temporal.Instant): Promise<MeasuredAddress | null> {
  const [row] = await db
    .select({ answer: distanceAnswers.answer })
    .from(distanceAnswers)
    .where(and(eq(distanceAnswers.key, key), gt(distanceAnswers.answeredAt, toDate(since))));
  return row ? (row.answer as unknown as MeasuredAddress) : null;
}

export async function writeDistance(
  db: Db,
  keys: string[],
  answer: MeasuredAddress,
  at: Temporal.Instant,
): Promise<void> {
  const answeredAt = toDate(at);
  await db
    .insert(distanceAnswers)
    // The keys are sorted, so that concurrent writers lock rows in the same order.
    .values(keys.toSorted().map((key) => ({ key, answer: { ...answer }, answeredAt })))
    .onConflictDoUpdate({
      target: distanceAnswers.key,
      set: { answer: sql`excluded.answer`, answeredAt: sql`excluded.answered_at` },
    });
}

export async function forgetDistances(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(distanceAnswers).where(lt(distanceAnswers.answeredAt, toDate(before)));
}
