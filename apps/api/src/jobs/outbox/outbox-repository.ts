import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { runStatement } from '../../db/run-statement.ts';
import { outbox } from '../../db/schema/index.ts';

/** A task for the time after a commit, created by a `TaskKind`. Inserting a duplicate `key` fails. */
export interface OutboxTask {
  key: string;
  kind: string;
  payload: object;
  delaySeconds?: number;
}

export interface ClaimedTask {
  id: number;
  key: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

export async function insertTasks(tx: Db, tasks: OutboxTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map(({ delaySeconds = 0, ...task }) => ({
    ...task,
    nextAt: sql`now() + make_interval(secs => ${delaySeconds})`,
  }));
  await tx.insert(outbox).values(rows);
}

/** Inserts the tasks whose key is new, and returns how many there are: the first server that comes inserts them. */
export async function insertNewTasks(tx: Db, tasks: OutboxTask[]): Promise<number> {
  if (tasks.length === 0) return 0;
  const rows = await tx
    .insert(outbox)
    .values(tasks)
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id });
  return rows.length;
}

// PostgreSQL computes an array subquery once. Some plans repeat an IN (…) for each row, including its limit.
const claimText = `
  update outbox set attempts = attempts + 1, next_at = now() + make_interval(secs => $2)
  where id = any (array(
    select id from outbox where done_at is null and next_at <= now() and kind = any ($3)
    order by next_at limit $1 for update skip locked
  ))
  returning id::float8, key, kind, payload, attempts`;

interface Claim {
  kinds: string[];
  limit: number;
  leaseSeconds: number;
}

/** Claims due tasks for `leaseSeconds`. After that, other workers can claim the tasks of a dead worker. */
export function claimTasks(db: Db, { kinds, limit, leaseSeconds }: Claim): Promise<ClaimedTask[]> {
  return runStatement(db, { name: 'claim_tasks', text: claimText, values: [limit, leaseSeconds, kinds] });
}

/** Marks tasks as done and empties their payloads. Their keys stay for a month. */
export async function finishTasks(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const text = `update outbox set done_at = now(), last_error = null, payload = '{}' where id = any($1)`;
  await runStatement(db, { name: 'finish_tasks', text, values: [ids] });
}

export async function failTask(db: Db, id: number, reason: string): Promise<void> {
  const text = `update outbox set done_at = now(), last_error = $2, payload = '{}' where id = $1`;
  await runStatement(db, { name: 'fail_task', text, values: [id, reason.slice(0, 500)] });
}

const cleanUpRows = 5_000;

const forgetText = `
  with oldest as (select id, done_at from outbox order by id limit ${cleanUpRows})
  delete from outbox where id in (select id from oldest where done_at < now() - make_interval(days => $1))`;

export async function forgetTasks(db: Db, days: number): Promise<void> {
  await runStatement(db, { name: 'forget_tasks', text: forgetText, values: [days] });
}

export async function postponeTask(db: Db, id: number, seconds: number, reason: string): Promise<void> {
  const nextAt = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(outbox)
    .set({ nextAt, lastError: reason.slice(0, 500) })
    .where(eq(outbox.id, id));
}

export async function countWaiting(db: Db): Promise<number> {
  return db.$count(outbox, isNull(outbox.doneAt));
}

export async function countFailing(db: Db, kind: string, attempts: number): Promise<number> {
  return db.$count(outbox, and(isNull(outbox.doneAt), eq(outbox.kind, kind), gte(outbox.attempts, attempts)));
}
