import type { BoardHealth } from '@comptoir/contract';
import { and, asc, desc, eq, gt, max, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { runStatement } from '../../../db/run-statement.ts';
import { boards } from '../../../db/schema/index.ts';

/** Seconds after which a kitchen screen that sends nothing counts as absent (BRD-15). */
const aliveSeconds = 60;

export async function noteAlive(db: Db, reader: string, health: BoardHealth, at: Temporal.Instant): Promise<void> {
  const row = { ...health, aliveAt: toDate(at) };
  await db
    .insert(boards)
    .values({ reader, ...row })
    .onConflictDoUpdate({ target: boards.reader, set: row });
}

export async function findLastAlive(db: Db): Promise<Temporal.Instant | null> {
  const [row] = await db.select({ at: max(boards.aliveAt) }).from(boards);
  return row?.at ? toInstant(row.at) : null;
}

/** The boards that were open since an instant, the last one first. */
export async function listAliveSince(
  db: Db,
  since: Temporal.Instant,
): Promise<{ reader: string; at: Temporal.Instant }[]> {
  const rows = await db
    .select({ reader: boards.reader, at: boards.aliveAt })
    .from(boards)
    .where(gt(boards.aliveAt, toDate(since)))
    .orderBy(desc(boards.aliveAt));
  return rows.map(({ reader, at }) => ({ reader, at: toInstant(at) }));
}

export async function holdSounding(tx: Db, at: Temporal.Instant): Promise<string[]> {
  const rows = await tx
    .select({ reader: boards.reader })
    .from(boards)
    .where(and(isAlive(at), eq(boards.sound, 'on'), ne(boards.link, 'lost')))
    .orderBy(asc(boards.reader))
    .for('update');
  return rows.map(({ reader }) => reader);
}

export async function noteMuted(tx: Db, reader: string): Promise<void> {
  await tx.update(boards).set({ sound: 'muted' }).where(eq(boards.reader, reader));
}

export function countAlive(db: Db, at: Temporal.Instant): Promise<number> {
  return db.$count(boards, isAlive(at));
}

function isAlive(at: Temporal.Instant) {
  return gt(boards.aliveAt, toDate(at.subtract({ seconds: aliveSeconds })));
}

const seenText = `
  with seen as (
    update order_progress set seen_at = $2, seen_by = $3, changed_at = clock_timestamp()
    where order_id = any ($1) and seen_at is null returning order_id
  ), told as (
    insert into order_events (order_id, kind, data, at)
    select order_id, 'seen', jsonb_build_object('by', $3::text), $2 from seen
  )
  select order_id from seen`;

/** Records the first display of each order (BRD-16) and returns how many are new. Order versions stay the same. */
export async function noteSeen(
  db: Db,
  orderIds: string[],
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<number> {
  const rows = await runStatement(db, { name: 'note_seen', text: seenText, values: [orderIds, toDate(at), by] });
  return rows.length;
}
