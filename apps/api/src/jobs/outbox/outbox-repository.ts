import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outbox } from '../../db/schema/index.ts';

/** Something to do after a commit. `key` says what it is for: the same one is never asked for twice. */
export interface OutboxTask {
  key: string;
  kind: string;
  payload: Record<string, unknown>;
}

export interface ClaimedTask extends OutboxTask {
  id: number;
  /** This attempt's number, from 1. */
  attempts: number;
}

/** Asks for tasks, inside the transaction that makes them due. */
export async function insertTasks(tx: Db, tasks: OutboxTask[]): Promise<void> {
  if (tasks.length > 0) await tx.insert(outbox).values(tasks);
}

/**
 * Takes tasks that are due; for `leaseSeconds` no other worker takes them, and a worker that dies loses them to the next.
 * Short and alone: the work itself is done outside of any transaction.
 */
export async function claimTasks(db: Db, limit: number, leaseSeconds: number): Promise<ClaimedTask[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.nextAt, sql`now()`)))
    .orderBy(asc(outbox.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { id, key, kind, payload, attempts } = outbox;
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(inArray(outbox.id, due))
    .returning({ id, key, kind, payload, attempts });
}

/** Marks tasks as done. */
export async function finishTasks(db: Db, ids: number[]): Promise<void> {
  if (ids.length > 0)
    await db.update(outbox).set({ doneAt: sql`now()`, lastError: null }).where(inArray(outbox.id, ids));
}

/** Postpones a failed task. */
export async function postponeTask(db: Db, id: number, seconds: number, reason: string): Promise<void> {
  const nextAt = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(outbox)
    .set({ nextAt, lastError: reason.slice(0, 500) })
    .where(eq(outbox.id, id));
}

/** How many tasks wait, for the metrics. */
export async function countWaiting(db: Db): Promise<number> {
  return db.$count(outbox, isNull(outbox.doneAt));
}
