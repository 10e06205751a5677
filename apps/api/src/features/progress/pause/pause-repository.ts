import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { orderProgress } from '../../../db/schema/index.ts';

export async function countUnanswered(db: Db, since: Temporal.Instant, most: number): Promise<number> {
  const { reception, state, reason, acceptedAt, endedAt } = orderProgress;
  const answeredAt = sql`coalesce(${acceptedAt}, ${endedAt})`;
  // An order that its diner withdrew before an answer does not count as unanswered.
  const isWithdrawn = and(eq(state, 'cancelled'), sql`${acceptedAt} is null`);
  const rows = await db
    .select({ isUnanswered: sql<boolean>`${reason} is not distinct from 'no_answer'` })
    .from(orderProgress)
    .where(
      and(
        eq(reception, 'manual'),
        ne(state, 'new'),
        sql`not (${isWithdrawn})`,
        or(gt(acceptedAt, toDate(since)), gt(endedAt, toDate(since))),
      ),
    )
    .orderBy(desc(answeredAt))
    .limit(most);
  const answered = rows.findIndex(({ isUnanswered }) => !isUnanswered);
  return answered < 0 ? rows.length : answered;
}
