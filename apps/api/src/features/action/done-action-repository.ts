import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { officeActions } from '../../db/schema/index.ts';

export type DoneAction = Pick<typeof officeActions.$inferSelect, 'actionId' | 'target' | 'bodyHash'>;

export async function noteAction(tx: Db, action: DoneAction, at: Temporal.Instant): Promise<DoneAction | null> {
  const noted = await tx
    .insert(officeActions)
    .values({ ...action, at: toDate(at) })
    .onConflictDoNothing()
    .returning({ actionId: officeActions.actionId });
  if (noted.length > 0) return null;
  const [known] = await tx.select().from(officeActions).where(eq(officeActions.actionId, action.actionId));
  if (!known) throw new Error(`The action ${action.actionId} was forgotten at this moment.`);
  return known;
}

export async function forgetActions(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(officeActions).where(sql`${officeActions.at} < ${toDate(before).toISOString()}`);
}
